import type { Span } from '../../../core/span.ts';

/**
 * Python and JavaScript as one language: what both have in common where values go. What takes no
 * part in that is `made`, something made from its parts.
 */
export type Expression = { readonly span: Span } & (
  | { readonly type: 'constant'; readonly value: string | number | boolean | null }
  /** Text put together: templates, concatenation, `%`. */
  | { readonly type: 'text'; readonly parts: readonly Expression[] }
  | { readonly type: 'name'; readonly name: string }
  /** `of.name` */
  | {
      readonly type: 'member';
      readonly of: Expression;
      readonly name: string;
      readonly nameSpan: Span;
    }
  /** `of[index]` */
  | { readonly type: 'item'; readonly of: Expression; readonly index: Expression }
  | {
      readonly type: 'call';
      readonly callee: Expression;
      readonly arguments: readonly CallArgument[];
    }
  | { readonly type: 'list'; readonly items: readonly ListItem[] }
  | { readonly type: 'map'; readonly entries: readonly MapEntry[] }
  | { readonly type: 'function'; readonly definition: FunctionDefinition }
  | { readonly type: 'class'; readonly definition: ClassDefinition }
  | {
      readonly type: 'choice';
      readonly test: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
  | {
      readonly type: 'logic';
      /** `default`: `??`. */
      readonly operator: 'and' | 'or' | 'default';
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly type: 'compare';
      readonly operator: Comparison;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly type: 'not'; readonly operand: Expression }
  | { readonly type: 'assign'; readonly target: Pattern; readonly value: Expression }
  /** A comprehension: the result for each element of the sources, one inside the other. */
  | {
      readonly type: 'each';
      readonly loops: readonly {
        readonly target: Pattern;
        readonly source: Expression;
        readonly tests: readonly Expression[];
      }[];
      readonly results: readonly Expression[];
    }
  | { readonly type: 'regex'; readonly pattern: string }
  | { readonly type: 'made'; readonly parts: readonly Expression[] }
);

export type Comparison = '==' | '!=' | 'in' | 'not in' | '<' | '<=' | '>' | '>=';

export interface CallArgument {
  readonly value: Expression;
  readonly keyword: string | undefined;
  /** `*list`, `...list`; `**map`. */
  readonly spread: 'list' | 'map' | undefined;
}

export interface ListItem {
  readonly value: Expression;
  readonly isSpread: boolean;
}

export interface MapEntry {
  /** Undefined if the value is spread into the map. */
  readonly key: Expression | undefined;
  readonly value: Expression;
}

/** What a value is assigned to. */
export type Pattern = { readonly span: Span } & (
  | { readonly type: 'name'; readonly name: string }
  /** `a.b` or `a[b]`. */
  | { readonly type: 'place'; readonly place: Expression }
  | {
      readonly type: 'list';
      readonly items: readonly (Pattern | undefined)[];
      readonly rest: Pattern | undefined;
    }
  | {
      readonly type: 'keys';
      readonly entries: readonly {
        readonly key: Expression;
        readonly target: Pattern | undefined;
        readonly fallback: Expression | undefined;
      }[];
      readonly rest: Pattern | undefined;
    }
);

export type Statement = { readonly span: Span } & (
  | { readonly type: 'expression'; readonly value: Expression }
  | { readonly type: 'assign'; readonly targets: readonly Pattern[]; readonly value: Expression }
  | { readonly type: 'if'; readonly test: Expression; readonly yes: Block; readonly no: Block }
  | {
      readonly type: 'loop';
      /** `for target in source`; `while test` without. */
      readonly target: Pattern | undefined;
      readonly source: Expression | undefined;
      readonly test: Expression | undefined;
      readonly body: Block;
    }
  | {
      readonly type: 'try';
      readonly body: Block;
      readonly handlers: readonly Block[];
      /** What is walked at the end in any case. */
      readonly last: Block;
    }
  /** `switch` and `match`. A case without values and pattern takes everything. */
  | { readonly type: 'cases'; readonly subject: Expression; readonly cases: readonly CaseArm[] }
  | { readonly type: 'return'; readonly value: Expression | undefined }
  | { readonly type: 'throw'; readonly value: Expression | undefined }
  | { readonly type: 'leave' }
  | { readonly type: 'block'; readonly body: Block }
  | { readonly type: 'define'; readonly definition: FunctionDefinition }
  | { readonly type: 'define-class'; readonly definition: ClassDefinition }
  | { readonly type: 'import'; readonly bindings: readonly Binding[]; readonly module: string }
);

export type Block = readonly Statement[];

export interface CaseArm {
  readonly values: readonly Expression[];
  readonly pattern: Pattern | undefined;
  readonly test: Expression | undefined;
  readonly body: Block;
  /** Whether it goes on with the next one where it ends. */
  readonly falls: boolean;
}

/** A name that an import brings, and the path of what it stands for: `os.environ`. */
export interface Binding {
  readonly name: string;
  readonly path: string;
}

export interface FunctionDefinition {
  readonly span: Span;
  readonly name: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Block;
  /** The names that are its own. */
  readonly locals: ReadonlySet<string>;
  readonly decorators: readonly Expression[];
}

export interface Parameter {
  readonly target: Pattern;
  /** By which it can be given as a keyword. */
  readonly name: string | undefined;
  readonly fallback: Expression | undefined;
  readonly rest: 'list' | 'map' | undefined;
}

export interface ClassDefinition {
  readonly span: Span;
  readonly name: string | undefined;
  readonly bases: readonly Expression[];
  readonly decorators: readonly Expression[];
  readonly methods: ReadonlyMap<string, FunctionDefinition>;
  /** Declared attributes, with what they are if nothing is given. */
  readonly fields: readonly {
    readonly name: string;
    readonly span: Span;
    readonly value: Expression | undefined;
  }[];
}

/** A program. */
export interface Program {
  readonly body: Block;
  readonly locals: ReadonlySet<string>;
  /** How many nodes it has. */
  readonly size: number;
  /** Whether the parser understood all of it. */
  readonly isSound: boolean;
}
