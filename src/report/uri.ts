/**
 * A relative path as a relative URI (RFC 3986). A byte of a name that is no UTF-8, U+DC80–U+DCFF in
 * the path, becomes that byte again.
 */
export function relativeUri(path: string): string {
  return Array.from(path, (character) => {
    const code = character.charCodeAt(0);
    const stray = character.length === 1 && code >= 0xd800 && code <= 0xdfff;
    if (stray) return `%${((code - 0xdc00) & 0xff).toString(16).toUpperCase()}`;
    return character === '/' ? '/' : encodeURIComponent(character);
  }).join('');
}
