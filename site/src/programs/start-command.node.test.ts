import { expect, test } from "vitest";
import { startCommand } from "./start-command.ts";

test("a command that was ended from outside says so: what it has not said is no result", async () => {
  const { ended, stop } = startCommand(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  stop();
  expect(await ended).toEqual({ exitCode: 1, output: "", errors: "It was ended by SIGTERM." });
});
