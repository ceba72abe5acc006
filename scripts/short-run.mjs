/**
 * Flags of Node for a run that ends within minutes. Node 20 has one optimizing compiler, made for
 * servers: it takes a tenth of a build, and what it makes is hardly used before the build ends. Later
 * versions have a second one, and no such flag.
 */
export const SHORT_RUN = process.versions.node.startsWith("20.")
  ? ["--interrupt-budget=600000"]
  : [];
