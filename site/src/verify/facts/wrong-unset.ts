import { DEFAULTS } from "../../../../client/src/defaults.ts";
import { SETTING_TEXTS } from "../../../../sandbox/src/node/settings/setting-texts.ts";
import type { Fault } from "./fault.ts";

/** What an option that limits something prevents, also by its default. */
const UNLIMITED =
  /\b(?:(?:for )?as long as|for ?ever|no (?:time )?limit|without (?:an? |any )?(?:time )?limit|unlimited|endless(?:ly)?|any number|never (?:gives? up|ends?|stops?|times? out))\b/i;

/** What a server on loopback doesn't do. */
const REACHABLE =
  /\b(?:every|all|any) (?:network )?(?:interfaces?|address(?:es)?)\b|\b0\.0\.0\.0\b|\bother (?:computers|machines|devices)\b/i;

interface Unset {
  readonly never: RegExp;
  readonly value: string;
  readonly source: NonNullable<Fault["source"]>;
}

/** Options with a default, and what is never true without them. */
const OPTIONS: ReadonlyMap<string, Unset> = new Map<string, Unset>([
  ...Object.entries(DEFAULTS).map(
    ([name, value]) =>
      [name, { never: UNLIMITED, value: `${value}`, source: "the client" }] as const,
  ),
  ...SETTING_TEXTS.filter(({ name }) => name === "HOST").map(
    ({ name, defaultText }) =>
      [name, { never: REACHABLE, value: defaultText, source: "the sandbox" }] as const,
  ),
]);

/** "Without a pause" also says what a program does, whatever the option. */
const LEFT_OUT = new RegExp(
  `\\b(?:without(?! a pause)|(?:unless|until) you set|if you (?:leave out|omit|don['’]t set)) (?:an? |the )?(${[...OPTIONS.keys()].join("|")})\\b(.*)`,
  "i",
);

/** Finds what no default allows: "Without a timeout, a call waits for ever" */
export function wrongUnset(sentence: string): readonly Fault[] {
  const [quote, name = "", rest = ""] = LEFT_OUT.exec(sentence) ?? [];
  const option = OPTIONS.get(name) ?? OPTIONS.get(name.toLowerCase());
  if (quote === undefined || !option?.never.test(rest) || /\bwould\b/.test(rest)) return [];
  const { value, source } = option;
  return [{ quote, right: `${name} is ${value} unless you set it`, source }];
}
