/** Takes a text as it comes, and hands on each of its lines as soon as it is whole. */
export function createLineReader(onLine: (line: string) => void) {
  const decoder = new TextDecoder();
  let partial = "";
  return (bytes: Uint8Array<ArrayBuffer>): void => {
    const lines = (partial + decoder.decode(bytes, { stream: true })).split("\n");
    partial = lines.pop() ?? "";
    lines.forEach(onLine);
  };
}
