import { expect, test } from "vitest";
import { isOfAnother, readResponse } from "./read-response.ts";

const read = (body: string, init: ResponseInit = {}) => readResponse(new Response(body, init));

test("reads invalid JSON as text with its status, whatever its content type", async () => {
  const headers = { "content-type": "application/json" };
  const half = await read('{"status":', { headers });
  expect(half).toMatchObject({ status: 200, text: '{"status":', bytes: 10 });
  expect("json" in half).toBe(false);
  expect(await read("é")).toMatchObject({ bytes: 2 });
});

test("only JSON is a success of the API", async () => {
  expect(isOfAnother(await read("<h1>Log in</h1>"))).toBe(true);
  expect(isOfAnother(await read("{}"))).toBe(false);
  expect(isOfAnother(await read("<h1>Bad gateway</h1>", { status: 502 }))).toBe(false);
});
