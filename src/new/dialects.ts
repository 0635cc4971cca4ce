import type { Language } from './answers.ts';
import { bash } from './bash.ts';
import type { Dialect } from './dialect.ts';
import { node } from './node.ts';
import { python } from './python.ts';

export const dialects: Readonly<Record<Language, Dialect>> = { bash, python, node };
