/** A response as it came. */
export interface ResponseData {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** Size of the text, as UTF-8. */
  readonly bytes: number;
  /** The parsed text; undefined if it is not JSON, whatever its content type says. */
  readonly json?: unknown;
}

export async function readResponse(response: Response): Promise<ResponseData> {
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

/**
 * Whether a success comes from something other than the API, such as the login page of a network:
 * every success of the API is JSON.
 */
export function isOfAnother({ status, json }: ResponseData): boolean {
  return status < 400 && json === undefined;
}
