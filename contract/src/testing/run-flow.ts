import { isObject } from "../base/json-object.ts";
import type { Flow, FlowStep } from "../flows/flow.ts";
import { replaceKept } from "../flows/kept-values.ts";

export type Send = (request: Request) => Promise<Response>;

const ORIGIN = "http://sandbox";

/** Makes the calls of a flow. @returns everything it kept @throws if a call fails */
export async function runFlow(
  { steps }: Flow,
  send: Send,
): Promise<Readonly<Record<string, unknown>>> {
  const kept: Record<string, unknown> = {};
  const make = async (step: FlowStep) => {
    const request = requestOf(step, (name) => kept[name]);
    const response = await send(request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${step.operation.id}: ${response.status} ${text}`);
    for (const [name, pointer] of Object.entries(step.keep)) {
      const value = follow(JSON.parse(text), pointer);
      if (value === undefined) throw new Error(`${step.operation.id} has nothing at ${pointer}.`);
      kept[name] = value;
    }
  };
  for (const step of steps) {
    const { repeatWhile } = step;
    if (!repeatWhile) await make(step);
    else while (kept[repeatWhile.name] === repeatWhile.value) await make(step);
  }
  return kept;
}

function requestOf(
  { operation, headers, parameters, body }: FlowStep,
  keptAs: (name: string) => unknown,
): Request {
  const values = Object.entries(parameters).map(([name, value]) => {
    return [name, String(replaceKept(value, keptAs))] as const;
  });
  const path = values.reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const inQuery = operation.parameters.filter((parameter) => parameter.in === "query");
  const query = new URLSearchParams(
    values.filter(([name]) => inQuery.some((one) => one.name === name)).map(([...pair]) => pair),
  );
  const key = operation.security.map(({ name }) => [name, "sandbox-key"] as [string, string]);
  return new Request(`${ORIGIN}${path}?${query}`, {
    method: operation.method.toUpperCase(),
    headers: [...key, ...Object.entries(headers), ["content-type", "application/json"]],
    ...(body !== undefined && { body: JSON.stringify(replaceKept(body, keptAs)) }),
  });
}

/** A JSON pointer (RFC 6901) without escapes. */
function follow(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((at, key) => {
      if (Array.isArray(at)) return at[Number(key)];
      return isObject(at) ? at[key] : undefined;
    }, value);
}
