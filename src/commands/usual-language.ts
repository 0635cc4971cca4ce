import type { Language } from '../new/answers.ts';
import { listedTools, type Toolbox } from '../script/toolbox.ts';

/** The language that most tools here are written in; bash where there are none. */
export function usualLanguage(toolbox: Toolbox): Language {
  const programs = listedTools(toolbox).map(({ script }) => script.shebang?.program ?? '');
  const used = (pattern: RegExp): number => programs.filter((each) => pattern.test(each)).length;
  const [bash, python, node] = [used(/^(ba|da)?sh$/), used(/^python/), used(/^node$/)];
  if (python > bash && python >= node) return 'python';
  return node > bash ? 'node' : 'bash';
}
