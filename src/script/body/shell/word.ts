import type { Word as WordNode, WordPart } from 'unbash';
import type { Part } from '../../body.ts';
import { evaluateArithmetic } from './arithmetic.ts';
import { expand, expandSimple } from './expansion.ts';
import { type Shell, spanOf } from './shell.ts';
import { concat, constant, unknown, type Value, type Word } from './value.ts';

interface Piece {
  readonly part: Part;
  readonly value: Value;
}

/** Evaluates a word; `split` where the shell splits what is not quoted. */
export function evaluateWord(shell: Shell, node: WordNode, split: boolean): Word {
  const pieces = node.parts
    ? node.parts.flatMap((part) => piecesOf(shell, part, split, false))
    : [piece(shell, node, constant(node.value), false)];
  const value = concat(pieces.map((each) => each.value));
  return {
    value,
    argument: {
      span: spanOf(shell, node),
      text: value.place || value.asks ? undefined : value.text,
      parts: pieces.map(({ part }) => part),
      keyword: undefined,
      items: undefined,
    },
  };
}

function piece(
  shell: Shell,
  node: { readonly pos: number; readonly end: number },
  value: Value,
  splits: boolean,
): Piece {
  const text = value.place || value.asks ? undefined : value.text;
  return { part: { span: spanOf(shell, node), text, splits, flows: value.flows }, value };
}

function piecesOf(shell: Shell, part: WordPart, split: boolean, quoted: boolean): Piece[] {
  switch (part.type) {
    case 'Literal':
      return [piece(shell, part, constant(quoted ? unescaped(part.text) : part.value), false)];
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [piece(shell, part, constant(part.value), false)];
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.length === 0
        ? [piece(shell, part, constant(''), false)]
        : part.parts.flatMap((child) => piecesOf(shell, child, false, true));
    case 'SimpleExpansion':
      return [piece(shell, part, expandSimple(shell, part, quoted || !split), split)];
    case 'ParameterExpansion':
      return [piece(shell, part, expand(shell, part, quoted || !split), split)];
    case 'CommandExpansion':
      return [piece(shell, part, capture(shell, part), split)];
    case 'ProcessSubstitution':
      return [piece(shell, part, captureFile(shell, part), false)];
    case 'ArithmeticExpansion':
      return [piece(shell, part, evaluateArithmetic(shell, part.expression), split)];
    default:
      // Braces and patterns become what only the run knows, but what is in them is evaluated.
      return part.parts
        ? [
            piece(shell, part, unknown, false),
            ...part.parts.flatMap((child) => piecesOf(shell, child, split, quoted)),
          ]
        : [piece(shell, part, unknown, false)];
  }
}

/** Inside of double quotes a backslash takes the meaning from these only. */
function unescaped(text: string): string {
  return text.replace(/\\([$`"\\]|\n)/g, (_match, character) =>
    character === '\n' ? '' : character,
  );
}

type Substitution = Extract<WordPart, { type: 'CommandExpansion' | 'ProcessSubstitution' }>;

function capture(shell: Shell, part: Substitution): Value {
  const printed = shell.capture(part.script, spanOf(shell, part));
  return { ...printed, text: printed.text?.replace(/\n+$/, '') };
}

/** The word is the name of a file; what can be read from it is what counts. */
function captureFile(shell: Shell, part: Substitution): Value {
  return { ...shell.capture(part.script, spanOf(shell, part)), text: undefined, unset: undefined };
}
