const TIMES = ["never", "once", "twice", "three times", "four times", "five times"] as const;
const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth"] as const;

/** times(2) → "twice", times(10) → "ten times" */
export function times(count: number): string {
  return TIMES[count] ?? (count === 10 ? "ten times" : `${count} times`);
}

/** ordinal(3) → "third" */
export function ordinal(position: number): string {
  return ORDINALS[position] ?? `${position}th`;
}
