/** Runs an action after some milliseconds; the returned function calls it off. */
export type After = (milliseconds: number, action: () => void) => () => void;
