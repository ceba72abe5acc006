import type { FoundRecord } from "../../../site/src/search/query/found-record.ts";
import { normalizeName } from "../input/normalize-name.ts";

interface RetiredCall {
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
  v1Records: readonly FoundRecord[],
  given: string,
): readonly FoundRecord[] {
  const calls = v1Records.flatMap((record) => {
    const call = record.names.map(readCall).find((one) => one !== undefined);
    return call ? [{ record, call }] : [];
  });
  const wantedCall = readCall(given);
  const word = normalizeName(
    given.replace(/\b(?:v?1\.0|v1|apis?|calls?|endpoints?|service)\b/gi, ""),
  );
  const isMatch = ({ record, call }: (typeof calls)[number]) => {
    if (wantedCall) return isWithin(call, wantedCall);
    if (word === "") return false;
    const isStep = call.steps.some((step) => !/\W/.test(step) && normalizeName(step) === word);
    return isStep || normalizeName(record.owner.split(" V1.0", 1)[0] ?? "") === word;
  };
  const matches = calls.filter(isMatch);
  const exact = matches.filter(({ call }) => call.steps.length === wantedCall?.steps.length);
  return (exact.length > 0 ? exact : matches).map(({ record }) => record);
}

/** Parses "GET https://host/apiservices/geo/v1.0?apiKey=…"; undefined if there is no path. */
function readCall(text: string): RetiredCall | undefined {
  const [, method = "", path = ""] =
    /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/?[^\s?]*\/[^\s?]*)/i.exec(text.trim()) ?? [];
  const steps = path.split("/").filter((step) => step !== "" && step !== "apiservices");
  return steps.length === 0 ? undefined : { method: method.toUpperCase(), steps };
}

/** Whether a path matches a call's path, or the start of it. */
function isWithin(call: RetiredCall, wanted: RetiredCall): boolean {
  if (wanted.method !== "" && wanted.method !== call.method) return false;
  const isOpen = call.steps.at(-1) === "…";
  if (wanted.steps.length > call.steps.length && !isOpen) return false;
  return wanted.steps.every((step, index) => {
    const callStep = call.steps[index] ?? "…";
    return (
      callStep === "…" || callStep.startsWith("{") || callStep.toLowerCase() === step.toLowerCase()
    );
  });
}
