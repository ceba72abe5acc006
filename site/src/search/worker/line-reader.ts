/** Decodes a text in chunks, and passes on each line as soon as it is complete. */
export function createLineReader(onLine: (line: string) => void) {
  const decoder = new TextDecoder();
  let partial = "";
  return (bytes: Uint8Array<ArrayBuffer>): void => {
    const lines = (partial + decoder.decode(bytes, { stream: true })).split("\n");
    partial = lines.pop() ?? "";
    lines.forEach(onLine);
  };
}
