import type { ConsoleExample } from "./console-data.ts";
import { editId } from "./console-props.ts";
import { SCENARIO_HEADER, scenarioHeaders } from "./edited-request.ts";
import { readText } from "./read-text.ts";

/** The most bytes of a request in a link: longer links get cut off when they are passed on. */
export const MAX_LINKED = 16_384;

/**
 * "#createLiveSearch-edit=eyJ…": the request, after the id of the button that opens its console. A
 * server never sees what follows the "#".
 * Undefined if it would be longer than what is read.
 * @param value the body, or the parameters by name
 * @param scenario a scenario of the sandbox; "" for none
 */
export function linkTo(operation: string, value: unknown, scenario = ""): string | undefined {
  const headers = Object.fromEntries(scenarioHeaders(scenario));
  const bytes = new TextEncoder().encode(JSON.stringify({ [operation]: value, ...headers }));
  if (bytes.length > MAX_LINKED) return undefined;
  const text = btoa(String.fromCharCode(...bytes));
  return `#${editId(operation)}=${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/**
 * The request that an address carries for an operation; undefined if it carries none for this one,
 * and "broken" if it carries something else: cut off, too long, or of another operation.
 */
export function requestInHash(
  hash: string,
  operation: string,
): ConsoleExample | "broken" | undefined {
  const [id, data] = hash.split("=");
  if (id !== `#${editId(operation)}` || !data) return undefined;
  // After the data may come a text fragment, which some browsers leave there, or stray text.
  const [name = ""] = /^[\w-]*/.exec(data) ?? [];
  if (name.length > (MAX_LINKED * 4) / 3 + 1) return "broken";
  const typed = readText(decode(name));
  const requests = typed.kind === "json" ? Object(typed.value) : {};
  if (!Object.hasOwn(requests, operation)) return "broken";
  const { [operation]: value, [SCENARIO_HEADER]: scenario } = requests;
  return { name, summary: "", value, isLinked: true, scenario };
}

function decode(data: string): string {
  try {
    const text = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(text, (one) => one.charCodeAt(0)));
  } catch {
    return "";
  }
}

/**
 * The text fragment for a browser that runs no script and so finds no such id: leads to the path of
 * the operation in its own section, where the key follows it.
 */
export function textFragment(path: string, security: string): string {
  const [start, suffix] = [path, security].map((text) =>
    encodeURIComponent(text).replaceAll("-", "%2D"),
  );
  return `:~:text=${start},-${suffix}`;
}
