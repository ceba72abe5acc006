import { behind, edit, type Followed } from "./edit.ts";

const SETTING = `  /**
   * The shortest pause before a retry, in milliseconds.
   * @defaultValue 0
   */
  readonly shortestWait?: number | undefined;
`;

const TEST = `  test("shortestWait lengthens a pause", async () => {
    const { client, waits } = clientWith([limited, locales]);
    await client.listLocales(undefined, { shortestWait: 40_000 });
    expect(waits).toEqual([40_000]);
  });

`;

const PAUSE = `  const asked = 1_000 * (retryAfter ?? longest * (0.5 + random() / 2));
  const pause = Math.max(asked, shortestWait);
`;

const ROW =
  '| `shortestWait` | client, call | the shortest pause before a retry, in milliseconds; :value{of="client.shortestWait"} by default |\n';

export const clientOption: Followed = {
  title: "Add an option of the client",
  edits: [
    edit("client/src/call-settings.ts", (before) =>
      before.replace(/ {2}\/\*\* Called before each wait.*\n/, (found) => SETTING + found),
    ),
    edit(
      "client/src/check-options.ts",
      behind('  longestWait: countRule("milliseconds"),\n', "  shortestWait: pauseRule(),\n"),
    ),
    edit("client/src/defaults.ts", behind("  longestWait: 60_000,\n", "  shortestWait: 0,\n")),
    edit(
      "client/src/create-client.ts",
      behind(
        "    longestWait: DEFAULTS.longestWait,\n",
        "    shortestWait: DEFAULTS.shortestWait,\n",
      ),
    ),
    edit("client/src/call.ts", (before) =>
      before
        .replace(
          "  readonly longestWait: number;\n",
          (found) => `${found}  readonly shortestWait: number;\n`,
        )
        .replace(
          "{ attempts, longestWait, deadline,",
          "{ attempts, longestWait, shortestWait, deadline,",
        )
        .replace(
          "  const pause = 1_000 * (retryAfter ?? longest * (0.5 + random() / 2));\n",
          PAUSE,
        ),
    ),
    edit("client/src/call.test.ts", behind('describe("options of a call", () => {\n', TEST)),
    edit("site/content/docs/client.md", behind(/\| `longestWait` .*\n/, ROW)),
  ],
};
