/** The tools in this folder's package.json, as commands. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export interface ToolResult {
  readonly exitCode: number;
  /** Both streams, without colours. */
  readonly output: string;
}

/** The script behind a command of an installed package: "spectral". */
export function toolPath(command: string): string {
  return fileURLToPath(new URL(`node_modules/.bin/${command}`, import.meta.url));
}

/** Runs a command of this folder's packages, or else of the project's. */
export function runTool(
  command: string,
  parameters: readonly string[],
  cwd = root,
): Promise<ToolResult> {
  const installedTool = toolPath(command);
  const script = existsSync(installedTool) ? installedTool : `${root}node_modules/.bin/${command}`;
  return runNode(process.execPath, [script, ...parameters], cwd);
}

/** Runs a script with any version of Node. */
export function runNode(
  node: string,
  parameters: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ToolResult> {
  const env = {
    ...process.env,
    NO_COLOR: "1",
    FORCE_COLOR: "0",
    REDOCLY_TELEMETRY: "off",
    ...environment,
  };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(node, [...parameters], options, (error, stdout, stderr) => {
      const code = error ? error.code : 0;
      resolve({ exitCode: typeof code === "number" ? code : 1, output: stdout + stderr });
    });
  });
}
