import { expect, test } from "vitest";
import { createLauncher, type ProcessorLimits } from "./create-launcher.ts";

const BUSY = "for (;;);";
const IDLE = "setInterval(() => {}, 1000);";
const never = 3_600_000;

function start(script: string, limits?: ProcessorLimits) {
  return startCommand(process.execPath, ["-e", script], limits);
}

function startCommand(command: string, parameters: readonly string[], limits?: ProcessorLimits) {
  const { start, close } = createLauncher(limits);
  const { ended, stop } = start(command, parameters);
  return { ended: ended.finally(close), stop, close };
}

test("reports the signal that ended a command from outside", async () => {
  const script = `console.log("partly"); process.kill(process.pid, "SIGKILL"); ${IDLE}`;
  expect(await start(script).ended).toMatchObject({
    exitCode: 1,
    errors: "",
    stopped: "it was ended by SIGKILL",
  });
});

test("reports no signal for a command that we stop", async () => {
  const { ended, stop } = start(IDLE);
  stop();
  expect(await ended).toEqual({ exitCode: 1, output: "", errors: "" });
});

test.each([
  [
    "processor time",
    BUSY,
    { processorMs: 200, idleMs: never, intervalMs: 20 },
    "it used 0.2 s of processor time",
  ],
  [
    "idleness",
    IDLE,
    { processorMs: never, idleMs: 400, intervalMs: 20 },
    "it did nothing for 0.4 s",
  ],
])("%s beyond the limit ends a command", async (_, script, limits, stopped) => {
  expect(await start(script, limits).ended).toMatchObject({ exitCode: 1, stopped });
});

test("counts and stops the child processes of a shell", async () => {
  const limits = { processorMs: 300, idleMs: never, intervalMs: 20 };
  const child = `${process.execPath} -e "${BUSY}"`;
  const { ended } = startCommand("bash", ["-c", `${child} & wait`], limits);
  expect(await ended).toMatchObject({ stopped: "it used 0.3 s of processor time" });
});

test("a command's input is empty", async () => {
  const script = 'process.stdin.resume().on("end", () => console.log("no input"));';
  expect(await start(script).ended).toMatchObject({ exitCode: 0, output: "no input\n" });
});

test("reports a command that cannot start", async () => {
  expect(await startCommand("no-such-command", []).ended).toMatchObject({
    exitCode: 1,
    errors: "Error: spawn no-such-command ENOENT",
  });
});

test("reports that its own process has ended, to what runs and to what starts later", async () => {
  const { start, close } = createLauncher();
  const lost = { exitCode: 1, errors: "The launcher of programs ended with SIGKILL." };
  const killing = start(process.execPath, ["-e", 'process.kill(process.ppid, "SIGKILL");']);
  expect(await killing.ended).toMatchObject(lost);
  const { errors } = await start("true", []).ended;
  expect(errors).toContain("Channel closed");
  close();
});

test("ends what it has started once it is closed", async () => {
  const { ended, close } = startCommand("bash", ["-c", `${process.execPath} -e "${IDLE}"`]);
  close();
  expect(await ended).toMatchObject({ exitCode: 1 });
});
