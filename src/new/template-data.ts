import { writeHeader } from '../script/write-header.ts';
import type { Answers } from './answers.ts';
import { checkVariable } from './check-variable.ts';
import { dialects } from './dialects.ts';
import { type TemplateParam, templateParams } from './template-param.ts';
import { type WrappedCommand, wrappedCommand } from './wrapped-command.ts';

/** What a template is filled with. Documented in docs/commands/new.md. */
export interface TemplateData {
  readonly name: string;
  /** As typed, with its line breaks. */
  readonly description: string;
  /** The comment lines of the header, each with its line end. */
  readonly header: string;
  readonly params: readonly TemplateParam[];
  readonly envVars: readonly string[];
  readonly stdin: boolean;
  /** The command to run; undefined if the script is to print what arrives. */
  readonly command: WrappedCommand<TemplateParam> | undefined;
  /** Whether the command is the same at each call, but for the values in it. */
  readonly fixed: boolean;
  /** Whether a call can be refused: something is required, or has to be of a type. */
  readonly checked: boolean;
  /** Whether any parameter's value has to be converted or checked. */
  readonly typed: boolean;
  /** Whether a converted value has to be spelled out as text again. */
  readonly spelled: boolean;
}

/** The data for a template. Throws a {@link UserError} where a name cannot be a variable's. */
export function templateData(answers: Answers): TemplateData {
  const { name, language, tool, wrap, envVars, stdin } = answers;
  const dialect = dialects[language];
  const params = templateParams(answers, dialect);
  for (const each of envVars) checkVariable(each);
  const command = wrap === undefined ? undefined : wrappedCommand(wrap, params);
  const typed = params.some(({ converted }) => converted);
  return {
    name,
    description: tool.description,
    header: writeHeader(tool, dialect.marker),
    params,
    envVars,
    stdin,
    command,
    fixed: command?.parts.every(({ when }) => when.length === 0) ?? false,
    checked:
      typed ||
      envVars.length > 0 ||
      params.some(({ required }) => required) ||
      (stdin && params.length > 0) ||
      (command !== undefined && (language !== 'bash' || command.guarded.length > 0)),
    typed,
    spelled: typed && (stdin || command === undefined || placesConverted(command)),
  };
}

function placesConverted({ parts }: WrappedCommand<TemplateParam>): boolean {
  return parts
    .flatMap(({ words }) => words.flat())
    .some((piece) => typeof piece === 'object' && piece.type !== 'string');
}
