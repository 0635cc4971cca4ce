/** Values by key that differ from path to path. */
export interface Cells<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value | undefined): void;
}

/** What two paths know of a key, where they meet again. */
export type Merge<Value> = (a: Value | undefined, b: Value | undefined) => Value | undefined;

/** A stretch that can be left early: a function, a loop. */
export interface Stretch {
  /** How much was in the journal at its beginning. */
  readonly mark: number;
  readonly exits: Changes[];
}

/**
 * The ways on which a walk through a program may come to a place, and what is known on them. Values
 * are written in place; a journal undoes them where the ways part, so that a fork costs what is
 * written in it and not what is known before it.
 */
export interface Paths {
  /** Whether the program can come here. */
  readonly live: boolean;
  cells<Value>(merge: Merge<Value>): Cells<Value>;
  /** The program ends here. */
  end(): void;
  /** Walks each branch from here; what is known afterwards is what those that go on agree on. */
  fork(branches: readonly (() => void)[]): void;
  /** Walks something and forgets what it changed, also whether it ended. */
  aside(run: () => void): void;
  /** Walks a stretch; afterwards its end and the places where it was left meet. */
  enclose(run: (stretch: Stretch) => void): void;
  /** Goes on at the end of `stretch`. */
  leave(stretch: Stretch): void;
}

interface Table {
  readonly values: Map<string, unknown>;
  readonly merge: Merge<unknown>;
}

type Changes = Map<Table, Map<string, unknown>>;

/** More early exits than these are not told apart: what is known at them is lost. */
const exitLimit = 64;

export function createPaths(): Paths {
  const journal: { table: Table; key: string; old: unknown }[] = [];
  let live = true;

  const put = (table: Table, key: string, value: unknown): void => {
    const old = table.values.get(key);
    if (old === value) return;
    journal.push({ table, key, old });
    if (value === undefined) table.values.delete(key);
    else table.values.set(key, value);
  };

  const changesSince = (mark: number): Changes => {
    const changes: Changes = new Map();
    for (const { table, key } of journal.slice(mark)) {
      const known = changes.get(table) ?? new Map<string, unknown>();
      changes.set(table, known.set(key, table.values.get(key)));
    }
    return changes;
  };

  const undo = (mark: number): void => {
    for (const { table, key, old } of journal.splice(mark).toReversed()) {
      if (old === undefined) table.values.delete(key);
      else table.values.set(key, old);
    }
  };

  const attempt = (run: () => void): { changes: Changes; live: boolean } => {
    const [mark, before] = [journal.length, live];
    run();
    const outcome = { changes: changesSince(mark), live };
    undo(mark);
    live = before;
    return outcome;
  };

  const meet = (all: readonly Changes[]): void => {
    const keys = new Map<Table, Set<string>>();
    for (const changes of all) {
      for (const [table, known] of changes) {
        const set = keys.get(table) ?? new Set();
        keys.set(table, set);
        for (const key of known.keys()) set.add(key);
      }
    }
    for (const [table, set] of keys) {
      for (const key of set) {
        const versions = all.map((changes) => {
          const known = changes.get(table);
          return known?.has(key) ? known.get(key) : table.values.get(key);
        });
        put(
          table,
          key,
          versions.reduce((a, b) => (a === b ? a : table.merge(a, b))),
        );
      }
    }
  };

  return {
    get live() {
      return live;
    },
    cells<Value>(merge: Merge<Value>): Cells<Value> {
      const values = new Map<string, Value>();
      const table = { values, merge } as unknown as Table;
      return {
        get: (key) => values.get(key),
        set: (key, value) => put(table, key, value),
      };
    },
    end() {
      live = false;
    },
    fork(branches) {
      const outcomes = branches.map(attempt);
      const going = outcomes.filter((outcome) => outcome.live);
      live = live && going.length > 0;
      meet((going.length > 0 ? going : outcomes).map(({ changes }) => changes));
    },
    aside(run) {
      attempt(run);
    },
    enclose(run) {
      const [stretch, before]: [Stretch, boolean] = [{ mark: journal.length, exits: [] }, live];
      run(stretch);
      if (stretch.exits.length === 0) return;
      const last = changesSince(stretch.mark);
      const outcomes = live ? [last, ...stretch.exits] : stretch.exits;
      undo(stretch.mark);
      live = before;
      meet(outcomes);
    },
    leave(stretch) {
      if (live && stretch.exits.length < exitLimit) stretch.exits.push(changesSince(stretch.mark));
      live = false;
    },
  };
}
