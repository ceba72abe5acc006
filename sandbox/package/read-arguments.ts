import { parseOptions } from "../src/node/settings/parse-options.ts";
import { SETTING_TEXTS } from "../src/node/settings/setting-texts.ts";
import {
  type ProcessEnvironment,
  readSettings,
  type Settings,
} from "../src/node/settings/settings.ts";

/** Options of the command: the setting that each one sets, and what stands for its value in the help. */
const OPTIONS = {
  port: { setting: "PORT", value: "NUMBER" },
  host: { setting: "HOST", value: "ADDRESS" },
  origin: { setting: "PUBLIC_ORIGIN", value: "URL" },
  seed: { setting: "SANDBOX_SEED", value: "TEXT" },
  now: { setting: "SANDBOX_NOW", value: "TIME" },
  secret: { setting: "SANDBOX_SECRETS", value: "TEXT" },
} as const;

const SETTINGS: readonly string[] = Object.values(OPTIONS).map(({ setting }) => setting);
const TEXTS = new Map(SETTING_TEXTS.map((text) => [text.name, text]));

const ROWS = Object.entries(OPTIONS).map(([name, { setting, value }]) => {
  const { description = "", defaultText = "" } = TEXTS.get(setting) ?? {};
  return [`--${name} ${value}`, withoutMarkdown(`${description} (${defaultText})`)];
});
const FLAGS = [
  ["--help", "this text"],
  ["--version", "the version of the package"],
];
/** Environment variables without an option. */
const VARIABLES = SETTING_TEXTS.filter(({ name }) => !SETTINGS.includes(name)).map(
  ({ name, description }) => [name, withoutMarkdown(description)],
);

function withoutMarkdown(text: string): string {
  return text.replaceAll("`", "");
}

function lines(rows: readonly (readonly string[])[]): string {
  return rows.map(([name = "", says]) => `  ${name.padEnd(16)}  ${says}`).join("\n");
}

export const HELP = `Serves the sandbox.

Usage: farewind-sandbox [options]

${lines([...ROWS, ...FLAGS])}

The options that take a value are environment variables, too, in this order:
${SETTINGS.join(", ")}.
Other environment variables:

${lines(VARIABLES)}`;

/** What the command line asks for. */
export type CliCommand = "help" | "version" | { readonly settings: Settings };

/** @throws UsageError with a line for each mistake; given options are named as options */
export function readArguments(
  words: readonly string[],
  environment: ProcessEnvironment,
  now: () => number,
): CliCommand {
  const { help, version, texts } = parseOptions("farewind-sandbox", Object.keys(OPTIONS), words);
  if (help) return "help";
  if (version) return "version";
  const given = Object.entries(OPTIONS).filter(([name]) => texts.has(name));
  const values = Object.fromEntries(given.map(([name, { setting }]) => [setting, texts.get(name)]));
  const options = new Map<string, string>(given.map(([name, { setting }]) => [setting, name]));
  const nameOf = (setting: string) => {
    const option = options.get(setting);
    return option === undefined ? setting : `--${option}`;
  };
  return { settings: readSettings({ LOG_LEVEL: "warn", ...environment, ...values }, now, nameOf) };
}
