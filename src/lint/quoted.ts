const longest = 40;

/** The first line of `text` in double quotes, as messages cite a script; cut where it is long. */
export function quoted(text: string): string {
  const characters = Array.from(text.split('\n', 1)[0] ?? '');
  const whole = characters.length <= longest && !text.includes('\n');
  const shown = whole ? characters : [...characters.slice(0, longest - 1), '…'];
  return `"${shown.join('')}"`;
}
