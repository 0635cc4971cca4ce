/** The help is written in ASCII, so its width is its length. Stands in for `string-width`. */
export default function stringWidth(text: string): number {
  return text.length;
}
