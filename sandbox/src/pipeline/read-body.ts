import { joinBytes, textOf } from "../bytes/bytes.ts";
import { badRequest, type Failure, isFailure, violation } from "../errors.ts";
import { LIMITS } from "../rules/limits.ts";

/**
 * The parsed body of a request. An operation that takes none accepts nothing or `{}`.
 *
 * 1. The size, before and while reading.
 * 2. The content type, when there is a body.
 * 3. The text: UTF-8, then JSON.
 */
export async function readBody(
  request: Request,
  takesBody: boolean,
): Promise<{ readonly body: unknown } | Failure> {
  const bytes = await readBytes(request).catch(interrupted);
  if (isFailure(bytes)) return bytes;
  if (bytes.length === 0) return { body: undefined };
  if (!isJson(request.headers.get("Content-Type"))) return wrongContentType(request);
  const parsed = parseJson(bytes);
  if (isFailure(parsed) || takesBody) return parsed;
  return isEmptyObject(parsed.body)
    ? { body: undefined }
    : badRequest([violation("body", "no body or {}", "must be absent or {}")]);
}

async function readBytes(request: Request): Promise<Uint8Array | Failure> {
  if (Number(request.headers.get("Content-Length") ?? 0) > LIMITS.bodyBytes) return tooLarge();
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joinBytes(parts);
    length += value.length;
    if (length > LIMITS.bodyBytes) {
      await reader.cancel();
      return tooLarge();
    }
    parts.push(value);
  }
}

function tooLarge(): Failure {
  const expected = `at most ${LIMITS.bodyBytes} bytes`;
  return badRequest([violation("body", expected, `must be ${expected}`)]);
}

/** The caller hung up or broke off: nobody reads this answer, but the log is not to call it ours. */
function interrupted(): Failure {
  return badRequest([violation("body", "a body that arrives whole", "ended before it was whole")]);
}

function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? "");
}

const SHOWN = 60;

function wrongContentType(request: Request): Failure {
  const received = request.headers.get("Content-Type") ?? "";
  const reason = `must be application/json; received ${received === "" ? "none" : received.slice(0, SHOWN)}`;
  return badRequest([violation("Content-Type", "application/json", reason)]);
}

function parseJson(bytes: Uint8Array): { readonly body: unknown } | Failure {
  const text = textOf(bytes);
  if (text === undefined) return badRequest([violation("body", "UTF-8", "is not UTF-8")]);
  try {
    return { body: JSON.parse(text) };
  } catch {
    return badRequest([violation("body", "valid JSON", "is not valid JSON")]);
  }
}

function isEmptyObject(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === 0;
}
