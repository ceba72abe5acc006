import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "../copy-project.ts";
import { FOLLOWED } from "./followed/followed.ts";
import { readRecipes } from "./read-recipes.ts";

const recipes = readRecipes();

test.each(FOLLOWED)("$title: following the steps succeeds", async ({ title, edits }) => {
  const { commands = [] } = recipes.find((recipe) => recipe.title === title) ?? {};
  expect(commands).not.toEqual([]);
  const { folder, remove } = await copyProject();
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  try {
    for (const { file, write } of edits) {
      writeFileSync(join(folder, file), write(read(file), read));
    }
    for (const command of commands) expect(await run(command, folder)).toEqual([command, ""]);
  } finally {
    await remove();
  }
});

/** What a command of a recipe says where it fails; nothing where it succeeds. */
function run(command: string, cwd: string): Promise<readonly [string, string]> {
  const [program = "", ...parameters] = command.split(" ");
  const env = { ...process.env, NO_COLOR: "1", CI: "" };
  return new Promise((resolve) => {
    execFile(program, parameters, { cwd, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve([command, error ? `${stdout}${stderr}`.slice(-6000) : ""]),
    );
  });
}
