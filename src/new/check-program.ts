import { UserError } from '../core/exit.ts';
import type { Param } from '../script/param.ts';
import type { Argument } from './argument.ts';

/**
 * Throws a {@link UserError} where the words start no program, or where a parameter would say what
 * is run: which program, or the text of a script for an interpreter.
 */
export function checkProgram<P extends Param>(words: readonly Argument<P>[]): void {
  const [program, ...rest] = words[0] ?? [];
  if (program === undefined || program === '') {
    throw new UserError('the command is empty', 'Write one, such as `./bin/deploy`');
  }
  if (typeof program === 'object' || rest.length > 0) {
    throw new UserError(
      'the command lets a parameter say which program is started',
      'Begin with the program itself, and place parameters behind it',
    );
  }
  if (/^[A-Za-z_]\w*=/.test(program)) {
    throw new UserError(
      `the command begins with \`${program}\`, which only a shell understands, and none is started`,
      `Begin with \`env ${program}\``,
    );
  }
  if (program.startsWith('-')) {
    throw new UserError(
      `the command begins with an option, \`${program}\``,
      'Begin with the program',
    );
  }
  checkScripts(words);
}

const interpreter = /^(?:.*\/)?(?:(?:ba|da|k|z)?sh|python[\d.]*|node|perl|ruby|php)$/;
const inlineScript = /^(-\w*[ce]|--eval|--print)$/;

/** A value inside the text of a script is code, whatever the quotes around it. */
function checkScripts<P extends Param>(words: readonly Argument<P>[]): void {
  for (const [index, [flag]] of words.entries()) {
    const [before, after] = [words[index - 1]?.[0], words[index + 1]];
    if (typeof flag !== 'string' || !inlineScript.test(flag)) continue;
    if (typeof before !== 'string' || !interpreter.test(before)) continue;
    const param = after?.find((piece) => typeof piece === 'object');
    if (typeof param !== 'object') continue;
    throw new UserError(
      `the command puts \`{${param.name}}\` into the script of \`${before} ${flag}\`, where its text would be run`,
      'Put the script into a file, and pass it the value as an argument',
    );
  }
}
