/** A moment at which the sandbox sells the dates of the contract's examples. */
export const IN_SEASON = Date.UTC(2027, 0, 4, 12);
