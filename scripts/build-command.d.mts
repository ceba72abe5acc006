export const BUILD: readonly string[];
