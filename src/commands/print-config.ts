import type { Files } from '../core/host.ts';
import { visibleJson } from '../core/visible.ts';
import { rules } from '../lint/rules/index.ts';
import { loadSettings } from './settings.ts';

/** The settings that hold for `root` as JSON, each with where it comes from. */
export async function configText(files: Files, root: string): Promise<string> {
  const { settings, file, lineOf } = await loadSettings(files, root);
  const from = (...keys: readonly string[]): string => {
    const line = lineOf(...keys);
    return line === undefined ? 'default' : `${file}:${line}`;
  };
  const { rules: levels, ...lists } = settings;
  const document = {
    version: 1,
    root,
    file: file ?? null,
    rules: Object.fromEntries(
      rules.map(({ id, severity }) => [
        id,
        { value: levels[id] ?? severity, from: from('rules', id) },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(lists).map(([name, value]) => [name, { value, from: from(name) }]),
    ),
  };
  return `${visibleJson(document, 2)}\n`;
}
