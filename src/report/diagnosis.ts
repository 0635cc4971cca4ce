/** What `doctor` came to. */
export interface Diagnosis {
  /** The tool that was asked for; undefined if all of the machine was looked at. */
  readonly name: string | undefined;
  /** In the order to show. */
  readonly results: readonly DiagnosisResult[];
  /** How many tools the runtime lists. */
  readonly tools: number;
  /** The one thing to do next, and the file to edit, if it is one; undefined if there is nothing. */
  readonly next: { readonly help: string; readonly file: string | undefined } | undefined;
  /** The runtime's own check, where the runtime is installed. */
  readonly confirm: string | undefined;
}

export interface DiagnosisResult {
  readonly id: string;
  readonly group: string;
  readonly status: 'ok' | 'info' | 'warning' | 'error' | 'skipped';
  readonly message: string;
  readonly help?: string;
  readonly tool?: string;
}

/** How many results have that status. */
export function countOf({ results }: Diagnosis, status: DiagnosisResult['status']): number {
  return results.filter((result) => result.status === status).length;
}
