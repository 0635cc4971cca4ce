import { visibleJson } from '../core/visible.ts';
import { countOf, type Diagnosis } from './diagnosis.ts';

/** The documented JSON of `doctor`; for one tool, the checks are the links of its chain. */
export function doctorJson(diagnosis: Diagnosis): string {
  const document = {
    version: 1,
    ok: countOf(diagnosis, 'error') === 0,
    checks: diagnosis.results.map(({ id, status, message, help, tool }) => ({
      id,
      status,
      message,
      help: help ?? null,
      tool: tool ?? null,
    })),
  };
  return `${visibleJson(document, 2)}\n`;
}
