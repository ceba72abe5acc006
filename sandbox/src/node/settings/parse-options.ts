import { parseArgs } from "node:util";
import { UsageError } from "./usage-error.ts";

export interface ParsedOptions {
  readonly help: boolean;
  readonly version: boolean;
  /** The given options with a value, by name: "port" → "4000". */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Parses the arguments of a command: options with a value, `--help` and `--version`.
 * @param command as it is typed: "farewind-sandbox"
 * @param names names of the options with a value
 * @throws UsageError with a line that says what is wrong
 */
export function parseOptions(
  command: string,
  names: readonly string[],
  args: readonly string[],
): ParsedOptions {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...options,
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
      },
    });
    const texts = Object.entries(values).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    );
    return {
      help: values.help === true,
      version: values.version === true,
      texts: new Map(texts),
    };
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(". ");
    throw new UsageError(`${reason}. ${command} --help lists the options.`);
  }
}
