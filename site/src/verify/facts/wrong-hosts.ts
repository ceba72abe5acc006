import type { Server } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";

/** "production (`https://…`)", "the sandbox is at `http://…`", "To go live, replace … with `https://…`" */
const HOST =
  /\b(?:(sandbox|production)(?:['’]s)?(?: (?:server|host|URL))?,? (?:\(|at |is (?:at )?|runs at )|(go(?:es)? live|in production)\b[^.:;]* with )`?(https?:\/\/[\w.:-]+)/gi;

/** Finds the sandbox's URL given as that of production, and the other way round. */
export function wrongHosts(sentence: string, servers: readonly Server[]): readonly Fault[] {
  const sandbox = servers.find(({ description }) => /\bsandbox\b/.test(description));
  const production = servers.find(({ description }) => description.startsWith("Production"));
  return Array.from(sentence.matchAll(HOST)).flatMap(([said, place = "", , url = ""]) => {
    const [right, wrong] =
      place.toLowerCase() === "sandbox" ? [sandbox, production] : [production, sandbox];
    return right && wrong?.url === url.replace(/[.:]$/, "") ? [{ said, right: right.url }] : [];
  });
}
