import type { ParamType } from './param.ts';
import type { Tool } from './tool.ts';

/** The JSON-Schema tool definition that a model sees, just as the runtime sends it. */
export interface Definition {
  readonly name: string;
  readonly description: string;
  readonly parameters: {
    readonly type: 'object';
    readonly properties: Readonly<
      Record<string, { readonly type: ParamType; readonly description: string }>
    >;
    readonly required: readonly string[];
  };
}

/**
 * A name declared twice keeps its first place and its last meaning among the properties, and stands
 * in `required` as often as it was marked. Properties have no prototype, so that a parameter may be
 * called `__proto__`.
 */
export function definition(name: string, tool: Tool): Definition {
  const properties: Record<string, { type: ParamType; description: string }> = Object.create(null);
  for (const { name, type, description } of tool.params) properties[name] = { type, description };
  const required = tool.params.filter((param) => param.required).map((param) => param.name);
  return {
    name,
    description: tool.description,
    parameters: { type: 'object', properties, required },
  };
}
