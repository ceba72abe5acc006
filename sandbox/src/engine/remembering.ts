/** The same function of whole numbers, each value worked out once. */
export function remembering(compute: (key: number) => number): (key: number) => number {
  const known = new Map<number, number>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
