import type { Fault } from "./fault.ts";

/** What leads to a status, in a sentence's words. */
const CAUSES: Readonly<Record<string, RegExp>> = {
  "400":
    /\b(?:malformed|unreadable|misspelled field|wrong value|(?:missing|wrong|unknown) (?:field|parameter))\b/,
  "401":
    /\bkey (?:is |was |that's |that is )?(?:missing|invalid|wrong|unknown)\b|\b(?:missing|invalid|wrong|unknown|misspelled)(?: or (?:missing|invalid|wrong))? key\b|\b(?:no|without an?) (?:valid )?key\b/,
  "403":
    /\b(?:no|without|lacks?|not have) access\b|\bhas(?:n't| not| no) (?:access|permission)\b|\bnot allowed to use\b/,
  "404":
    /\b(?:path is (?:still )?wrong|wrong path|session (?:is gone|has (?:ended|expired)|no longer exists))\b/,
  "429": /\btoo many (?:calls|requests)\b|\b(?:rate )?limit (?:is |was )?(?:exceeded|reached)\b/,
};

/** Where other rules hold, or a status is not the answer to what stands beside it. */
const ELSEWHERE =
  /\b(?:V1\.0|proxy|your server|sandbox|page|not|never|no longer|instead|became|whether)\b|n['’]t\b/i;

/** Words of a cause that deny nothing. */
const DENIALS = /not allowed to use|not have access/g;

/** A clause that gives a status to the cause of another: "403 when the key is missing". */
export function wrongCauses(sentence: string, about: string): readonly Fault[] {
  // V1.0 had one status for both: a text that has two of them speaks of 3.0.
  const isOfBoth = /\b401\b/.test(sentence) && /\b403\b/.test(sentence);
  if (!isOfBoth && /\b(?:V1\.0|proxy|sandbox)\b/i.test(about)) return [];
  const cells = sentence.split(" | ").filter((cell) => !ELSEWHERE.test(cell.replace(DENIALS, "")));
  return cells
    .flatMap((cell) => cell.split(/[,;]| and (?=\d)| but /))
    .flatMap((clause) => {
      const statuses = clause.match(/\b[45]\d\d\b/g) ?? [];
      const [status = ""] = statuses;
      const causes = Object.keys(CAUSES).filter((one) => CAUSES[one]?.test(clause));
      const [cause = ""] = causes;
      if (statuses.length !== 1 || causes.length !== 1 || status === cause) return [];
      return [{ said: clause.trim(), right: cause }];
    });
}
