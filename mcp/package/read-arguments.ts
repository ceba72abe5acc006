import { parseArgs } from "node:util";
import { httpOrigin } from "../../sandbox/src/node/http-origin.ts";
import { UsageError } from "../../sandbox/src/node/usage-error.ts";
import { WRITTEN_ORIGIN } from "../../site/src/address/written-origin.ts";

export const HELP = `Serves the documentation and the sandbox as tools for an assistant, by the Model Context
Protocol over standard input and output. An assistant starts it; nothing is called.

Usage: farewind-mcp [options]

  --origin URL  where the documentation is, for links to it (${WRITTEN_ORIGIN})
  --help        this text
  --version     the version of the package`;

export type Asked = "help" | "version" | { readonly origin: string };

/** @throws UsageError with a line that says what is wrong */
export function readArguments(given: readonly string[]): Asked {
  const { help, version, origin = WRITTEN_ORIGIN } = parse(given);
  if (help) return "help";
  if (version) return "version";
  const parsed = httpOrigin(origin);
  if (parsed === undefined) {
    throw new UsageError(
      `--origin must be like "https://docs.example.com", without a path; it is "${origin}".`,
    );
  }
  return { origin: parsed };
}

function parse(given: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        origin: { type: "string" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
      },
    });
    return values;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(". ");
    throw new UsageError(`${reason}. farewind-mcp --help lists the options.`);
  }
}
