/**
 * Node flags for a run of a few minutes. Node 20 has one optimising compiler, made for servers: it
 * takes a tenth of a build, and its code is hardly used before the build ends. Later versions have
 * a second one, and no such flag.
 */
export const SHORT_RUN = process.versions.node.startsWith("20.")
  ? ["--interrupt-budget=600000"]
  : [];
