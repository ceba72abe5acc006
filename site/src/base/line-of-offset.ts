/** The line of a text that an offset is in, 1-based. */
export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
