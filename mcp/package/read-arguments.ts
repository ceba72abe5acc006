import { httpOrigin } from "../../sandbox/src/node/settings/http-origin.ts";
import { parseOptions } from "../../sandbox/src/node/settings/parse-options.ts";
import { UsageError } from "../../sandbox/src/node/settings/usage-error.ts";
import { PLACEHOLDER_ORIGIN } from "../../site/src/base/paths.ts";

export const HELP = `Serves the documentation and the sandbox as tools for an assistant, by the Model Context
Protocol over standard input and output. An assistant starts it; it makes no network calls.

Usage: farewind-mcp [options]

  --origin URL  where the documentation is served, for links (${PLACEHOLDER_ORIGIN})
  --help        this text
  --version     the version of the package`;

export type CliCommand = "help" | "version" | { readonly origin: string };

/** @throws UsageError with a line that says what is wrong */
export function readArguments(given: readonly string[]): CliCommand {
  const { help, version, texts } = parseOptions("farewind-mcp", ["origin"], given);
  if (help) return "help";
  if (version) return "version";
  const origin = texts.get("origin") ?? PLACEHOLDER_ORIGIN;
  const parsed = httpOrigin(origin);
  if (parsed === undefined) {
    throw new UsageError(
      `--origin must be like "https://docs.example.com", without a path; it is "${origin}".`,
    );
  }
  return { origin: parsed };
}
