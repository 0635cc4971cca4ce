import {
  forEachChild,
  type ParsedScript,
  parse,
  type Function as ShellFunction,
  type SyntaxNode,
} from 'unbash';
import type { Body } from '../../body.ts';
import type { Shebang } from '../../shebang.ts';
import { createFacts } from '../facts.ts';
import { noteMentions } from '../mentions.ts';
import { setOption } from './builtin/options.ts';
import { commentTest } from './comments.ts';
import { createShell } from './create.ts';
import { runUncalled } from './function.ts';

/** The facts of a shell script. */
export function readShell(source: string, shebang: Shebang | undefined): Body {
  const facts = createFacts();
  const script = parse(source);
  const isSound = !script.errors?.length;
  const { functions, size } = collect(script);
  const shell = createShell(source, facts, functions, size);
  for (const letter of optionsIn(shebang)) setOption(shell, letter, true);
  const isWalked = attempt(() => {
    shell.run(script.commands);
    runUncalled(shell);
  });
  noteMentions(facts, source, isSound ? commentTest(script) : () => false);
  return facts.body('shell', isSound && isWalked);
}

/** Options that the first line turns on: `#!/bin/bash -eu`, `#!/usr/bin/env -S bash -u`. */
function optionsIn(shebang: Shebang | undefined): string[] {
  const words = shebang?.words ?? [];
  return words
    .filter((word) => /^-[a-z]+$/.test(word))
    .flatMap((word) => Array.from(word.slice(1)));
}

/** The functions of a script, wherever they are defined, and the number of its nodes. */
function collect(script: ParsedScript): {
  functions: Map<string, ShellFunction>;
  size: number;
} {
  const functions = new Map<string, ShellFunction>();
  let size = 0;
  const visit = (node: SyntaxNode): void => {
    size++;
    if (node.type === 'Function') functions.set(node.name.text, node);
    forEachChild(node, visit);
  };
  attempt(() => visit(script));
  return { functions, size };
}

/** Whether a walk came to its end: a script nested too deeply for the stack is left where it is. */
function attempt(walk: () => void): boolean {
  try {
    walk();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
