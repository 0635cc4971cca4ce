/** A jq program as a tree. Offsets count from its beginning. */
export type Filter =
  | { readonly type: 'identity' | 'constant' | 'everything' }
  /** `.name` or `.["name"]`, of what `of` gives. */
  | { readonly type: 'field'; readonly of: Filter; readonly name: string; readonly place: Place }
  /** `.[index]`; `.[]` and slices if there is none. */
  | { readonly type: 'element'; readonly of: Filter; readonly index: Filter | undefined }
  | { readonly type: 'pipe' | 'alternative'; readonly left: Filter; readonly right: Filter }
  /** What is made from several: `,`, arithmetic, comparisons, `if`, `[ ]`. */
  | {
      readonly type: 'any' | 'made';
      readonly filters: readonly Filter[];
    }
  | {
      readonly type: 'choice';
      readonly test: Filter;
      readonly branches: readonly Filter[];
    }
  | { readonly type: 'object'; readonly entries: readonly Filter[] }
  | { readonly type: 'string'; readonly text: string; readonly place: Place }
  /** `"…\(filter)…"`; `format` is that of `@sh "…"`. */
  | {
      readonly type: 'template';
      readonly format: string | undefined;
      readonly filters: readonly Filter[];
    }
  | { readonly type: 'format'; readonly name: string }
  | { readonly type: 'variable'; readonly name: string }
  | {
      readonly type: 'call';
      readonly name: string;
      readonly arguments: readonly Filter[];
    }
  /** `source as $name | body`, `reduce`, `foreach`; of a pattern, the keys it takes out. */
  | {
      readonly type: 'bind';
      readonly source: Filter;
      readonly names: readonly Binding[];
      readonly body: Filter;
    }
  | {
      readonly type: 'define';
      readonly name: string;
      readonly parameters: readonly string[];
      readonly body: Filter;
      readonly rest: Filter;
    };

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A variable, and the key of the source that it holds; undefined for the source itself. */
export interface Binding {
  readonly name: string;
  readonly key: { readonly name: string; readonly place: Place } | 'part' | undefined;
}
