import { expect, test } from "vitest";
import { flows } from "../../contract/src/testing/flows.ts";
import { runFlow } from "../../contract/src/testing/run-flow.ts";
import { createSandbox } from "./create-sandbox.ts";
import { NOON } from "./testing/test-sandbox.ts";

const sandbox = createSandbox({ clock: () => NOON });

test.each(flows)("the flow $id runs to its end", async (flow) => {
  const kept = await runFlow(flow, sandbox);
  const names = flow.steps.flatMap(({ keep }) => Object.keys(keep));
  expect(Object.keys(kept).sort()).toEqual([...new Set(names)].sort());
  expect(Object.values(kept)).not.toContain("");
  if ("status" in kept) expect(kept.status).toBe("RESULT_STATUS_COMPLETE");
});
