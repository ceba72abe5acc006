import { expect, test } from "vitest";
import { commandsOf } from "./commands-of.ts";

test.each([
  [{ title: "search.mts", code: "" }, []],
  [{ title: "search.py", code: "" }, ["python3"]],
  [{ title: "search.sh", code: "" }, ["bash", "curl"]],
  [{ title: "server.mts", code: "", trial: "curl localhost" }, ["bash", "curl"]],
])("%j needs %j", (program, commands) => {
  expect(commandsOf(program)).toEqual(commands);
});
