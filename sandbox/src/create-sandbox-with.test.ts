import { expect, test } from "vitest";
import { createSandboxWith } from "./create-sandbox-with.ts";
import type { SandboxOptions } from "./sandbox-options.ts";
import { sharedReference } from "./shared-world.ts";

/** Creates a sandbox, which fails as soon as it makes its world. */
const create = (options: SandboxOptions) => () =>
  createSandboxWith(
    {
      reference: sharedReference(),
      worldOf: (seed) => {
        throw new Error(`The world ${seed} is made.`);
      },
      loadNames: async () => {},
    },
    options,
  );

test("only a warm sandbox builds its world before the first search", () => {
  expect(create({ seed: "one", warm: true })).toThrow("The world one is made.");
  expect(create({ seed: "one", warm: false })).not.toThrow();
  expect(create({ seed: "one" })).not.toThrow();
});
