import { visibleJson } from '../core/visible.ts';
import { type Definition, definition } from '../script/definition.ts';
import type { Listing } from './listing.ts';

/** The documented JSON of `list`. */
export function listJson({ root, directory, tools, skipped }: Listing): string {
  const document = {
    version: 1,
    root,
    directory,
    tools: tools.map(({ name, file, tool }) => {
      const { description, parameters } = definition(name, tool);
      return { name, file, description, parameters };
    }),
    skipped,
  };
  return `${visibleJson(document, 2)}\n`;
}

/** APIs whose own shape of a tool definition can be printed. */
export type Provider = 'anthropic' | 'openai' | 'gemini' | 'mcp';

/** All definitions as the value of `tools` in a request to that API (or, for MCP, in its answer). */
export function providerJson({ tools }: Listing, provider: Provider): string {
  const definitions = tools.map(({ name, tool }) => definition(name, tool));
  return `${visibleJson(shapes[provider](definitions), 2)}\n`;
}

const shapes: Record<Provider, (definitions: readonly Definition[]) => unknown> = {
  anthropic: (definitions) =>
    definitions.map(({ name, description, parameters }) => ({
      name,
      description,
      input_schema: parameters,
    })),
  openai: (definitions) => definitions.map((tool) => ({ type: 'function', function: tool })),
  gemini: (definitions) => [{ functionDeclarations: definitions.map(forGemini) }],
  mcp: (definitions) =>
    definitions.map(({ name, description, parameters }) => ({
      name,
      description,
      inputSchema: parameters,
    })),
};

/** Gemini names types in capitals and refuses an object without properties: then it is left out. */
function forGemini({ name, description, parameters }: Definition): object {
  const entries = Object.entries(parameters.properties);
  if (entries.length === 0) return { name, description };
  const properties: Record<string, object> = Object.create(null);
  for (const [key, { type, description: text }] of entries) {
    properties[key] = { type: type.toUpperCase(), description: text };
  }
  const required = parameters.required.length > 0 ? { required: parameters.required } : {};
  return { name, description, parameters: { type: 'OBJECT', properties, ...required } };
}
