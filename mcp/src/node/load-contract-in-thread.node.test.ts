import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadContract } from "../../../contract/src/read/load-contract.ts";
import { loadContractInThread } from "./load-contract-in-thread.ts";

const OPENAPI = fileURLToPath(new URL("../../../contract/openapi", import.meta.url));

test("a thread loads the same contract", async () => {
  expect(await loadContractInThread(OPENAPI)).toEqual(loadContract(OPENAPI));
});

test("a folder that cannot be read rejects in the calling thread", async () => {
  await expect(loadContractInThread(`${OPENAPI}/none`)).rejects.toThrow("ENOENT");
});
