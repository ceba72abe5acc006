import { ownValues } from "../../values/known-values.ts";
import { isSameTime } from "./is-same-time.ts";

/**
 * The directive that prints a number with its unit, if there is one.
 * @param claim as `numbersIn` reads it: "3 s", "8 adult"
 */
export function directiveFor(claim: string): string | undefined {
  const [number = "", unit = ""] = claim.split(" ");
  const knownValue = ownValues().find(([name, written]) => {
    const value = written.replaceAll(",", "");
    if (name.startsWith("client.") && name !== "client.attempts") {
      return isSameTime(`${value} ms`, claim);
    }
    if (name.endsWith(".seconds")) return isSameTime(`${value} s`, claim);
    if (value !== number) return false;
    // "callsPerMinute" isn't a number of minutes.
    if (name.endsWith("PerMinute")) return claim.endsWith(" a minute");
    return wordsIn(name).some((word) => word === unit || word === `${unit}s`);
  });
  return knownValue && `:value{of="${knownValue[0]}"}`;
}

/** wordsIn("sandbox.sessionMinutes") → "sandbox", "session", "minutes" */
function wordsIn(name: string): readonly string[] {
  return name.split(/\.|(?=[A-Z])/).map((word) => word.toLowerCase());
}
