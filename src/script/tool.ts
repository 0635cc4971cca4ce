import type { Header } from './header.ts';
import type { Param } from './param.ts';

/** What the runtime takes from an accepted file, but for its name. */
export interface Tool {
  readonly description: string;
  readonly params: readonly Param[];
}

/** The tool that a header describes; undefined if it has no description. */
export function toolOf({ description, params }: Header): Tool | undefined {
  if (description === '') return undefined;
  return {
    description,
    params: params.map(({ name, type, description, required }) => ({
      name,
      type,
      description,
      required,
    })),
  };
}
