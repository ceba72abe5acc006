import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { copyProject } from "../copy-project.ts";
import { AS_BUILT } from "./start-server.ts";

const COMMANDS = ["start", "serve", "sandbox", "dev"];

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What a command says before it gives up, and how it ends. */
async function giveUp(command: string, environment: Readonly<Record<string, string>>, root = ROOT) {
  const [name, ...args] = command.split(" ");
  const script = join(root, `scripts/${name}.mjs`);
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (part) => (said.stdout += part));
  child.stderr.setEncoding("utf8").on("data", (part) => (said.stderr += part));
  const [code] = await once(child, "close");
  return { code, ...said };
}

test.each([...COMMANDS, "build"])(
  "npm run %s names a wrong setting in one line",
  async (command) => {
    expect(await giveUp(command, { PORT: "eighty" })).toEqual({
      code: 1,
      stdout: "",
      stderr: 'PORT must be a whole number from 0 to 65535; it is "eighty".\n',
    });
  },
);

test.each(["--writ", "--write all", "all"])(
  "npm run samples prints its usage for %s",
  async (words) => {
    expect(await giveUp(`samples ${words}`, {})).toEqual({
      code: 1,
      stdout: "",
      stderr: 'Write "npm run samples" or "npm run samples -- --write".\n',
    });
  },
);

test("npm run translations fails for a page that does not exist, and names the nearest", async () => {
  expect(await giveUp("translations --renew /docs/intr", {})).toEqual({
    code: 1,
    stdout: "",
    stderr: 'There is no page /docs/intr. Did you mean "/docs/intro"?\n',
  });
});

test.each(COMMANDS)("npm run %s reports a port in use in one line", async (command) => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expect(await giveUp(command, { ...AS_BUILT, PORT: String(port), LOG_LEVEL: "silent" })).toEqual({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(
      new RegExp(`^PORT ${port} is in use on 127.0.0.1: .+ PORT=${port + 1}\\.\n$`),
    ),
  });
});

test("npm start, npm run build and npm test report a file in the way in one line", async () => {
  const { folder, remove } = await copyProject();
  onTestFinished(remove);
  await writeFile(join(folder, ".cache"), "");
  for (const command of ["start", "build", "test"]) {
    expect([command, await giveUp(command, { PORT: "0" }, folder)]).toEqual([
      command,
      {
        code: 1,
        stdout: "",
        stderr: expect.stringMatching(
          /^\S+\.cache cannot be written to: a file of that name is in the way.+\.\n$/,
        ),
      },
    ]);
  }
});

test("a signal to npm start ends its build, too", async () => {
  const { folder, remove } = await copyProject();
  onTestFinished(remove);
  const build = 'console.log("Building"); setTimeout(() => console.log("Built"), 3000);';
  await writeFile(join(folder, "scripts/build.mjs"), build);
  const child = spawn(process.execPath, [join(folder, "scripts/start.mjs")], {
    env: { ...process.env, PORT: "0" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const printed = text(child.stdout);
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  // Both print to the same pipe, so it closes when both have ended.
  expect(await once(child, "close")).toEqual([null, "SIGTERM"]);
  expect(await printed).toBe("Building\n");
});

test("a run of checks prints their output without breaking characters between chunks", async () => {
  const output = `-${"é".repeat(100_000)}`;
  const program = `
    import { createTestRun } from ${JSON.stringify(join(ROOT, "scripts/run-tests.mjs"))};
    const args = ["-e", 'console.log("-" + "é".repeat(100_000))'];
    await createTestRun("").check([{ name: "long", command: process.execPath, args }]);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  expect((await text(child.stdout)).split("\n")).toContain(output);
});

test("a command removes what ended ones left behind while they loaded, and nothing else", async () => {
  const ended = spawn(process.execPath, ["--version"]);
  await once(ended, "close");
  const bundleOf = (pid: number | undefined) => join(ROOT, `.cache/sources-${pid}-0.mjs`);
  const [left, loading] = [bundleOf(ended.pid), bundleOf(process.pid)];
  for (const file of [left, loading]) await writeFile(file, "");
  onTestFinished(() => rm(loading));
  expect(await giveUp("translations --renew /docs/intr", {})).toMatchObject({ code: 1 });
  expect([left, loading].map((file) => existsSync(file))).toEqual([false, true]);
});
