import { expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import { createSandbox } from "../create-sandbox.ts";
import { liveSearch } from "../testing/searches.ts";
import { NOON } from "../testing/test-sandbox.ts";

type Secrets = readonly [string, ...string[]];

const replica = (secrets: Secrets) => createSandbox({ clock: () => NOON, secrets });

type Replica = ReturnType<typeof replica>;

const headers = { "x-api-key": "sandbox-key", "Content-Type": "application/json" };
const { createLiveSearch, pollLiveSearch } = operations;

const post = (path: string, body?: string) =>
  new Request(`http://sandbox${path}`, { method: "POST", headers, ...(body && { body }) });

/** Creates a search on the first replica and polls it on the others in turn; the last status. */
async function lastStatus(first: Replica, ...others: readonly Replica[]): Promise<number> {
  let response = await first(post(createLiveSearch.path, JSON.stringify(liveSearch("LHR", "EDI"))));
  for (const other of others) {
    const { sessionToken } = await response.json();
    response = await other(post(pollLiveSearch.path.replace("{sessionToken}", sessionToken)));
  }
  return response.status;
}

test.each<[Secrets, Secrets]>([
  [["old"], ["old", "new"]],
  [
    ["old", "new"],
    ["new", "old"],
  ],
])("while secrets change from %j to %j, any replica accepts any token", async (before, after) => {
  const [earlier, later] = [replica(before), replica(after)];
  expect(await lastStatus(earlier, later, earlier)).toBe(200);
});

test("a new secret that signs at once breaks sessions on replicas that lack it", async () => {
  const [earlier, later] = [replica(["old"]), replica(["new", "old"])];
  expect(await lastStatus(earlier, later)).toBe(200);
  expect(await lastStatus(earlier, later, earlier)).toBe(400);
});
