import { createColors } from 'picocolors';

/** How a report is to look: decided once, by whoever calls. */
export interface Style {
  readonly color: boolean;
  /** In columns. */
  readonly width: number;
}

/** What parts of a report mean; without colour each leaves its text as it is. */
export interface Paint {
  error(text: string): string;
  warning(text: string): string;
  info(text: string): string;
  good(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

export function paintFor({ color }: Style): Paint {
  const colors = createColors(color);
  return {
    error: colors.red,
    warning: colors.yellow,
    info: colors.blue,
    good: colors.green,
    strong: colors.bold,
    faint: colors.dim,
  };
}
