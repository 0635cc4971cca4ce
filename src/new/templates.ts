import bash from '../../templates/bash.hbs';
import node from '../../templates/node.hbs';
import python from '../../templates/python.hbs';
import type { Language } from './answers.ts';

/** The text of each language's template. */
export const templates: Readonly<Record<Language, string>> = { bash, python, node };
