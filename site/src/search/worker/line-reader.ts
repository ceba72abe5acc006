/** Takes a text as it comes, and hands on each of its lines as soon as it is whole. */
export function createLineReader(onLine: (line: string) => void) {
  const decoder = new TextDecoder();
  let begun = "";
  return (bytes: Uint8Array<ArrayBuffer>): void => {
    const lines = (begun + decoder.decode(bytes, { stream: true })).split("\n");
    begun = lines.pop() ?? "";
    lines.forEach(onLine);
  };
}
