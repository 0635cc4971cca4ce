import { Ajv, type ErrorObject } from 'ajv';
import { nearest } from '../core/words.ts';
import { definition } from '../script/definition.ts';
import type { Param, ParamType } from '../script/param.ts';
import type { Tool } from '../script/tool.ts';
import { compactJson, isJsonObject, type Json, type JsonObject } from './json.ts';
import type { Problem } from './problem.ts';
import { sample } from './sample.ts';
import { exactText, wordFor } from './word.ts';

/**
 * What in `values` the definition that the model sees does not allow: missing, unknown, of another
 * type. The runtime does not look; providers and models do. Prose makes no call invalid. `inJson`: the
 * names of what a JSON text gave, and not a word `key=value`.
 */
export function check(
  name: string,
  tool: Tool,
  values: JsonObject,
  inJson: ReadonlySet<string> = new Set(),
): Problem[] {
  const errors = errorsOf(name, tool, values);
  const unknown = paramsOf(errors, 'additionalProperties');
  const missing = paramsOf(errors, 'required');
  const mistyped = paramsOf(errors, 'type');
  const declared = new Map(tool.params.map((param) => [param.name, param]));
  const meant = new Map(unknown.map((word) => [word, nearest(word, [...declared.keys()])]));
  const slips = new Set(meant.values());
  return [
    ...missing
      .filter((param) => !slips.has(param))
      .flatMap((param) => described(declared.get(param), missingParam)),
    ...unknown.map((word) => unknownParam(name, word, meant.get(word), [...declared.keys()])),
    ...mistyped.flatMap((word) =>
      described(declared.get(word), (param) =>
        mistypedParam(param, values.get(word) ?? null, inJson.has(word)),
      ),
    ),
  ];
}

/** A mark before each name keeps those that mean something to JavaScript from doing so. */
const mark = ':';

function errorsOf(name: string, tool: Tool, values: JsonObject): readonly ErrorObject[] {
  const { properties, required } = definition(name, tool).parameters;
  const types = Object.entries(properties).map(([key, { type }]) => [mark + key, { type }]);
  const ajv = new Ajv({ allErrors: true, strict: false });
  const validate = ajv.compile({
    type: 'object',
    properties: Object.fromEntries(types),
    required: [...new Set(required)].map((key) => mark + key),
    additionalProperties: false,
  });
  validate(Object.fromEntries(Array.from(values, ([key, value]) => [mark + key, plain(value)])));
  return validate.errors ?? [];
}

/** As ajv looks at it: only the outermost type matters. */
function plain(value: Json): unknown {
  return isJsonObject(value) ? {} : value;
}

function paramsOf(errors: readonly ErrorObject[], keyword: string): string[] {
  return errors
    .filter((error) => error.keyword === keyword)
    .map(({ params, instancePath }) => {
      const pointer = instancePath.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
      const named: unknown = params.missingProperty ?? params.additionalProperty ?? pointer;
      return String(named).slice(mark.length);
    });
}

function described(param: Param | undefined, problem: (param: Param) => Problem): Problem[] {
  return param ? [problem(param)] : [];
}

function missingParam(param: Param): Problem {
  return {
    severity: 'error',
    param: param.name,
    message: `\`${param.name}\` is required and is not given`,
    help: `Add \`${wordFor(param.name, sample(param).value, param.type)}\``,
  };
}

function unknownParam(
  tool: string,
  word: string,
  meant: string | undefined,
  declared: readonly string[],
): Problem {
  const all = declared.map((each) => `\`${each}\``).join(', ');
  const help = all === '' ? `Leave it out: \`${tool}\` takes no parameters` : `Use one of ${all}`;
  return {
    severity: 'error',
    param: word,
    message: `\`${word}\` is no parameter of \`${tool}\``,
    help: meant === undefined ? help : `Did you mean \`${meant}\`?`,
  };
}

function mistypedParam(param: Param, value: Json, inJson: boolean): Problem {
  const { name, type } = param;
  const accepted = asDeclared(value, type) ?? sample(param).value;
  const pair = `${JSON.stringify(name)}: ${compactJson(accepted)}`;
  const article = /^[aio]/.test(type) ? 'an' : 'a';
  return {
    severity: 'error',
    param: name,
    message: `\`${name}\` is \`${exactText(value)}\`, and it is declared as ${article} ${type}`,
    help: `Write \`${inJson ? pair : wordFor(name, accepted, type)}\``,
  };
}

/** A number or a boolean for a text is meant as the text. */
function asDeclared(value: Json, type: ParamType): Json | undefined {
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return type === 'string' && isPlain ? String(value) : undefined;
}
