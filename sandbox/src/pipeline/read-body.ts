import { decodeText } from "../bytes/bytes.ts";
import type { ApiRequest, HeaderReader } from "../http/api-request.ts";
import { badRequest, type Failure, isFailure, shorten, violation } from "../http/errors.ts";
import { LIMITS, MAX_CHUNKS } from "../rules/limits.ts";

/**
 * The parsed body of a request. An operation that takes no body accepts none or `{}`. Checks:
 *
 * 1. The transfer coding, and the size before and while reading.
 * 2. The content type and content coding, if there is a body.
 * 3. The text: UTF-8, then JSON.
 */
export async function readBody(
  { headers, readBody }: Pick<ApiRequest, "headers" | "readBody">,
  takesBody: boolean,
): Promise<{ readonly body: unknown } | Failure> {
  const coding = headers.get("Transfer-Encoding") ?? "chunked";
  if (!/^chunked$/i.test(coding)) return wrongHeader("Transfer-Encoding", "chunked", coding);
  if (Number(headers.get("Content-Length") ?? 0) > LIMITS.bodyBytes) return tooLarge();
  const bytes = await readBody(LIMITS.bodyBytes).catch(interrupted);
  if (bytes === "too large") return tooLarge();
  if (bytes === "too many chunks") return tooManyChunks();
  if (isFailure(bytes)) return bytes;
  if (bytes.length === 0) return { body: undefined };
  const wrong = checkContent(headers);
  if (wrong) return wrong;
  const parsed = parseJson(bytes);
  if (isFailure(parsed) || takesBody) return parsed;
  return isEmptyObject(parsed.body)
    ? { body: undefined }
    : badRequest([violation("body", "no body or {}", "must be absent or {}")]);
}

function tooLarge(): Failure {
  const expected = `at most ${LIMITS.bodyBytes} bytes`;
  return badRequest([violation("body", expected, `must be ${expected}`)]);
}

function tooManyChunks(): Failure {
  const expected = `in at most ${MAX_CHUNKS} chunks`;
  return badRequest([violation("body", expected, `must be sent ${expected}`)]);
}

/** The caller hung up and never reads this, but the log must not count it as a server error. */
function interrupted(): Failure {
  return badRequest([violation("body", "a body that arrives whole", "ended before it was whole")]);
}

/** Any parameter; as a charset, only UTF-8. */
const PARAMETER = String.raw`(?!charset=)[\w-]+=(?:[\w.+-]+|"[^"]*")|charset=(?:utf-8|"utf-8")`;

/**
 * The media type with any parameters. Only one `\s*` can match a given blank: if several could, a
 * long header would take exponential time.
 */
const JSON_TYPE = new RegExp(
  String.raw`^application/json\s*(?:;\s*(?:(?:${PARAMETER})\s*)?)*$`,
  "i",
);

function checkContent(headers: HeaderReader): Failure | undefined {
  const type = headers.get("Content-Type") ?? "";
  if (!JSON_TYPE.test(type)) return wrongHeader("Content-Type", "application/json", type);
  const coding = headers.get("Content-Encoding") ?? "";
  if (!/^(identity)?$/i.test(coding)) return wrongHeader("Content-Encoding", "absent", coding);
  return undefined;
}

function wrongHeader(name: string, expected: string, received: string): Failure {
  const reason = `must be ${expected}; received ${shorten(received) || "none"}`;
  return badRequest([violation(name, expected, reason)]);
}

function parseJson(bytes: Uint8Array): { readonly body: unknown } | Failure {
  const text = decodeText(bytes);
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
