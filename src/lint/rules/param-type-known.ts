import type { TextEdit } from '../../core/edit.ts';
import type { Finding } from '../../core/finding.ts';
import { type ParamTag, typeWords } from '../../script/param.ts';
import { words } from '../../script/white-space.ts';
import { shown } from '../hidden-characters.ts';
import { continuedParams } from '../lost-text.ts';
import { isPortable } from '../meant-param.ts';
import { quoted } from '../quoted.ts';
import type { LintRule } from '../subject.ts';
import { beginsDescription, knownType, meantType } from '../type-word.ts';

export const paramTypeKnown: LintRule = {
  id: 'param-type-known',
  about: 'tool',
  severity: 'error',
  summary: 'a parameter whose type is missing or unknown: the word in its place is lost',
  why: `The second word behind \`@param\` is the type, always. If it is no type, the runtime takes \`string\` and
throws the word away: of \`@param path Path to read\` the model sees a string described as "to read".

That a word happens to be a type does not help: of \`@param retries Number of retries\` the model sees a
number described as "of retries".

Types are \`string\` (\`str\`), \`integer\` (\`int\`), \`number\` (\`num\`, \`float\`), \`boolean\` (\`bool\`), \`array\`
(\`list\`) and \`object\` (\`obj\`, \`map\`), in any case.`,
  good: {
    show_log:
      '#!/bin/sh\n# @description Print one of the log files.\n# @param path string Path to read\ncat -- "$OCTOMIND_PARAM_PATH"\n',
  },
  bad: {
    show_log:
      '#!/bin/sh\n# @description Print one of the log files.\n# @param path Path to read\ncat -- "$OCTOMIND_PARAM_PATH"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const { header, source } = script;
    const continued = continuedParams(header);
    for (const param of header.params) {
      // Where the name is no name, or hides something, that is the cause.
      if (!isPortable(param.name)) continue;
      const { typeWord, span } = param;
      if (beginsDescription(param)) yield swallowed(param);
      else if (!typeWord && !continued.has(span.start)) yield bare(param);
      else if (typeWord && !typeWord.known && !knownType(shown(typeWord.text))) {
        yield { ...lost(param, typeWord.text, source.text), span: typeWord.span };
      }
    }
  },
};

function bare({ name, nameSpan }: ParamTag): Finding {
  return {
    message: `\`${name}\` has neither a type nor a description, so the model has to guess what to put in`,
    help: 'Say what it is, behind its type: `string`, `integer`, `number` or `boolean`',
    span: nameSpan,
  };
}

/** `@param retries Number of retries`. */
function swallowed({ type, typeWord, description }: ParamTag): Finding {
  const { text = '', span = { start: 0, end: 0 } } = typeWord ?? {};
  const refused = isRefused(type);
  const better = refused ? 'string' : type;
  const edit: TextEdit = { span: { start: span.start, end: span.start }, text: `${better} ` };
  return {
    message: `${quoted(text)} is taken for the type, so the model sees ${seen(`${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`, description)}`,
    help: `Put the type before it: \`${better} ${text} ${description}\``,
    span,
    fix: { safety: refused ? 'unsafe' : 'safe', edits: [edit] },
  };
}

/** Some providers refuse arrays and objects, so that is for a person to decide. */
function isRefused(type: string | undefined): boolean {
  return type === 'array' || type === 'object';
}

function seen(what: string, description: string): string {
  return `${what} ${description === '' ? 'without a description' : `described as ${quoted(description)}`}`;
}

function lost(param: ParamTag, word: string, text: string): Finding {
  const { name, description } = param;
  const message = `${quoted(word)} is not a type, so the model sees`;
  // `@param string $env …`: what was meant is for a person to say.
  if (knownType(name) && /^(\$|[a-z_]+$)/.test(word)) {
    return {
      message: `${message} ${seen(`a parameter called \`${name}\``, description)}`,
      help: `Put the name before the type: \`@param ${word.replace(/^\W+/, '')} ${name} …\``,
    };
  }
  return { message: `${message} ${seen('a string', description)}`, ...mend(param, word, text) };
}

/** Puts a type where it belongs; what the author wrote of the parameter stays. */
function mend({ nameSpan, span }: ParamTag, word: string, text: string): Omit<Finding, 'message'> {
  const rest = words(text.slice(nameSpan.end, span.end));
  const { type, from } = meantType(rest);
  const described = rest[from];
  const edit: TextEdit = {
    span: { start: nameSpan.end, end: described ? nameSpan.end + described.start : span.end },
    text: described ? ` ${type} ` : ` ${type}`,
  };
  const line =
    text.slice(span.start, nameSpan.end) + edit.text + text.slice(edit.span.end, span.end);
  const help = `Write \`${line}\``;
  // `integer=10`, `string(a|b)`: there is a type in it, and more.
  if (described?.text === word && /^[a-z]+[=(<[{:]/i.test(word)) {
    return { help: 'Write the type alone, and the rest into the description' };
  }
  return { help, fix: { safety: isRefused(typeWords[type]) ? 'unsafe' : 'safe', edits: [edit] } };
}
