import type { FoundRecord } from "../../../site/src/search/query/found-record.ts";

interface Call {
  /** The HTTP method, or "" if omitted. */
  readonly method: string;
  /** Without `apiservices`: ["browsequotes", "v1.0", "…"] */
  readonly steps: readonly string[];
}

/**
 * Finds calls of V1.0 by method and path or the start of it ("browsequotes/v1.0"), by a word of the
 * path ("browsequotes", "Browse quotes"), or by the name of their API ("Browse prices").
 */
export function retiredCalls(
  retired: readonly FoundRecord[],
  given: string,
): readonly FoundRecord[] {
  const calls = retired.flatMap((record) => {
    const call = record.names.map(readCall).find((one) => one !== undefined);
    return call ? [{ record, call }] : [];
  });
  const requested = readCall(given);
  const word = bare(given.replace(/\b(?:v?1\.0|v1|apis?|calls?|endpoints?|service)\b/gi, ""));
  const isMeant = ({ record, call }: (typeof calls)[number]) => {
    if (requested) return isWithin(call, requested);
    if (word === "") return false;
    const isStep = call.steps.some((step) => !/\W/.test(step) && bare(step) === word);
    return isStep || bare(record.owner.split(" V1.0", 1)[0] ?? "") === word;
  };
  const meant = calls.filter(isMeant);
  const exact = meant.filter(({ call }) => call.steps.length === requested?.steps.length);
  return (exact.length > 0 ? exact : meant).map(({ record }) => record);
}

/** Parses "GET https://host/apiservices/geo/v1.0?apiKey=…"; undefined if there is no path. */
function readCall(text: string): Call | undefined {
  const [, method = "", path = ""] =
    /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/?[^\s?]*\/[^\s?]*)/i.exec(text.trim()) ?? [];
  const steps = path.split("/").filter((step) => step !== "" && step !== "apiservices");
  return steps.length === 0 ? undefined : { method: method.toUpperCase(), steps };
}

/** Whether a path matches a call's path, or the start of it. */
function isWithin(call: Call, asked: Call): boolean {
  if (asked.method !== "" && asked.method !== call.method) return false;
  const isOpen = call.steps.at(-1) === "…";
  if (asked.steps.length > call.steps.length && !isOpen) return false;
  return asked.steps.every((step, index) => {
    const own = call.steps[index] ?? "…";
    return own === "…" || own.startsWith("{") || own.toLowerCase() === step.toLowerCase();
  });
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
