import type { Param, ParamType } from '../script/param.ts';

/** A parameter as a template gets it; of the six types' names, the one it has is true. */
export interface TemplateParam extends Param, Readonly<Record<ParamType, boolean>> {
  /** A name for it that is free in the language. */
  readonly variable: string;
  /** What it has to be, in words: `an integer`. */
  readonly kind: string;
  /** Whether its value has to be converted or checked. */
  readonly converted: boolean;
  /** Whether it always has a value: it is required, or a boolean. */
  readonly always: boolean;
  /** `OCTOMIND_PARAM_…`: where its value arrives. */
  readonly env: string;
}
