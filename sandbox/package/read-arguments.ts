import { parseOptions } from "../src/node/settings/parse-options.ts";
import { SETTING_TEXTS } from "../src/node/settings/setting-texts.ts";
import {
  type ProcessEnvironment,
  readSettings,
  type Settings,
} from "../src/node/settings/settings.ts";

/** Options of the command, and the setting that each one sets. */
const OPTIONS = {
  port: {
    setting: "PORT",
    value: "NUMBER",
    says: "the port to listen on (3000; 0 takes a free one)",
  },
  host: { setting: "HOST", value: "ADDRESS", says: "the interface to listen on (127.0.0.1)" },
  origin: {
    setting: "PUBLIC_ORIGIN",
    value: "URL",
    says: "where booking links and logos lead (this machine and the port)",
  },
  seed: { setting: "SANDBOX_SEED", value: "TEXT", says: "other flights and prices" },
  now: {
    setting: "SANDBOX_NOW",
    value: "TIME",
    says: "another time, 2027-01-04T12:00:00Z, which runs on",
  },
  secret: { setting: "SANDBOX_SECRETS", value: "TEXT", says: "what signs session tokens (random)" },
} as const;

const ROWS = Object.entries(OPTIONS).map(([name, { value, says }]) => [`--${name} ${value}`, says]);
const FLAGS = [
  ["--help", "this text"],
  ["--version", "the version of the package"],
];

const SETTINGS: readonly string[] = Object.values(OPTIONS).map(({ setting }) => setting);
/** Environment variables without an option; the texts are Markdown. */
const VARIABLES = SETTING_TEXTS.filter(({ name }) => !SETTINGS.includes(name)).map(
  ({ name, says }) => [name, says.replaceAll("`", "")],
);

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

export type Asked = "help" | "version" | { readonly settings: Settings };

/** @throws UsageError with a line for each mistake; given options are named as options */
export function readArguments(
  given: readonly string[],
  environment: ProcessEnvironment,
  now: () => number,
): Asked {
  const { help, version, texts } = parseOptions("farewind-sandbox", Object.keys(OPTIONS), given);
  if (help) return "help";
  if (version) return "version";
  const asked = Object.entries(OPTIONS).filter(([name]) => texts.has(name));
  const own = Object.fromEntries(asked.map(([name, { setting }]) => [setting, texts.get(name)]));
  const options = new Map<string, string>(asked.map(([name, { setting }]) => [setting, name]));
  const nameOf = (setting: string) => {
    const option = options.get(setting);
    return option === undefined ? setting : `--${option}`;
  };
  return { settings: readSettings({ LOG_LEVEL: "warn", ...environment, ...own }, now, nameOf) };
}
