import { expect, test } from "vitest";
import { createServerSource } from "./create-mcp-server.ts";

test("without a contract rejects with the number of its problems", async () => {
  const problem = { file: "openapi/geo.yaml", message: "This specification is missing." };
  const loaded = { contract: undefined, problems: [problem, problem] };
  await expect(createServerSource(loaded)).rejects.toThrow(
    'The contract has 2 problems: "npm run check" lists them.',
  );
});
