/** One line of a frozen file: cells divided by bars, empty cells at the end left out. */
export function row(...cells: readonly (string | number)[]): string {
  const texts = cells.map(String);
  const barred = texts.find((text) => text.includes("|"));
  if (barred) throw new Error(`a cell holds a bar: ${barred}`);
  return texts.join("|").replace(/\|+$/, "");
}

/** A number left out where it is simply one more than the one before. */
export function createCounter() {
  let previous = 0;
  return (id: number): string => {
    const follows = id === previous + 1;
    previous = id;
    return follows ? "" : String(id);
  };
}
