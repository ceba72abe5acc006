/** Runs an action after some milliseconds; the returned function cancels it. */
export type After = (milliseconds: number, action: () => void) => () => void;
