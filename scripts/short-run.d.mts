export const SHORT_RUN: readonly string[];
