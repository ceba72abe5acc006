/** A response as it came. */
export interface Received {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** Size of the text, as UTF-8. */
  readonly bytes: number;
  /** The parsed text; undefined if it is not JSON, whatever its content type says. */
  readonly json?: unknown;
}

export async function readResponse(response: Response): Promise<Received> {
  const { status, statusText } = response;
  const text = await response.text();
  const json = parse(text);
  return {
    status,
    statusText,
    headers: [...response.headers],
    text,
    bytes: new TextEncoder().encode(text).length,
    ...(json !== undefined && { json }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Status and action of a search; undefined for other responses. */
export interface SearchState {
  readonly status: string;
  readonly action: string;
  readonly sessionToken: string;
  readonly isOver: boolean;
}

const OVER = ["RESULT_STATUS_COMPLETE", "RESULT_STATUS_FAILED"];

export function searchState({ status, json }: Received): SearchState | undefined {
  const body = Object(json);
  const { sessionToken } = body;
  if (status !== 200 || typeof sessionToken !== "string") return undefined;
  const isOver = OVER.includes(body.status) || sessionToken === "";
  return { status: String(body.status), action: String(body.action), sessionToken, isOver };
}

/** Fields that an error response complains about, in its order. */
export function blamedFields({ status, json }: Received): readonly string[] {
  const { details } = Object(json);
  if (status < 400 || !Array.isArray(details)) return [];
  return details.map((one) => Object(one).field).filter((field) => typeof field === "string");
}

export interface ErrorLine {
  /** The field that it is about, if it is about one. */
  readonly field?: string;
  readonly message: string;
}

/** The lines of an error response's message, each with the field that it begins with. */
export function errorLines(received: Received): readonly ErrorLine[] {
  const { message } = Object(received.json);
  if (received.status < 400) return [];
  const fields = blamedFields(received);
  const lines = typeof message === "string" ? message.split("\n").filter(Boolean) : [];
  return lines.map((message) => {
    const field = fields.find((one) => message.startsWith(`${one} `));
    return field === undefined ? { message } : { field, message };
  });
}

/**
 * Whether a success comes from something other than the API, such as the login page of a network:
 * every success of the API is JSON.
 */
export function isOfAnother({ status, json }: Received): boolean {
  return status < 400 && json === undefined;
}

/** The wait that a 429 or 503 asks for, rounded up to whole seconds. */
export function retryAfter({ status, headers }: Received): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const value = headers.find(([name]) => name.toLowerCase() === "retry-after")?.[1];
  const seconds = Number(value);
  return value?.trim() && Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
