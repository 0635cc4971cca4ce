/** What became of a file in a copy, compared with the file it was copied from. */
export interface TreeChange {
  readonly kind: 'created' | 'changed' | 'deleted';
  /** Relative to the tree, with `/`. */
  readonly path: string;
  /** Undefined for what was created, for a link, and for what is too large to show. */
  readonly before: Uint8Array | undefined;
  /** Likewise for what was deleted. */
  readonly after: Uint8Array | undefined;
}

/** Throw-away copies of directories. */
export interface Trees {
  /** A new, empty directory that nobody else can enter; its real path. */
  makeTemporary(): string;
  /** Every file and link below `directory`, relative to it, without those of a `.git`. */
  filesIn(directory: string): string[];
  /** Copies files and links (as links) with their modes and times; what is not there is left out. Throws a {@link FileError}. */
  copy(from: string, to: string, paths: readonly string[]): void;
  /** How `copy` differs from `original`, of which it had `paths`. In the order of the paths. */
  changes(original: string, copy: string, paths: readonly string[]): TreeChange[];
  remove(directory: string): void;
}
