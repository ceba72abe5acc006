import { expect, test } from "vitest";
import { readResponse } from "./read-response.ts";
import { searchState } from "./search-state.ts";

const read = (body: string, init: ResponseInit = {}) => readResponse(new Response(body, init));

test("reads a search from a 200 only, as over if it failed or has no token", async () => {
  const body = JSON.stringify({ status: "RESULT_STATUS_COMPLETE", action: "A", sessionToken: "t" });
  expect(searchState(await read(body))).toMatchObject({ isOver: true, sessionToken: "t" });
  expect(searchState(await read(body, { status: 500 }))).toBeUndefined();
  // Without a token there is nothing to poll.
  const failed = JSON.stringify({ status: "RESULT_STATUS_FAILED", sessionToken: "t" });
  expect(searchState(await read(failed))).toMatchObject({ isOver: true });
  const last = JSON.stringify({ status: "RESULT_STATUS_INCOMPLETE", sessionToken: "" });
  expect(searchState(await read(last))).toMatchObject({ isOver: true });
  expect(searchState(await read("null"))).toBeUndefined();
});
