import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadContract } from "../../../contract/src/read/load-contract.ts";
import { loadContractApart } from "./load-contract-apart.ts";

const OPENAPI = fileURLToPath(new URL("../../../contract/openapi", import.meta.url));

test("the contract of a thread is the same", async () => {
  expect(await loadContractApart(OPENAPI)).toEqual(loadContract(OPENAPI));
});

test("a folder that cannot be read is an error here", async () => {
  await expect(loadContractApart(`${OPENAPI}/none`)).rejects.toThrow("ENOENT");
});
