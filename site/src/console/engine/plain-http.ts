/** Requests and responses as plain data: what a message between page and worker can carry. */
export interface PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: PlainHeaders;
  /** Undefined without a body. */
  readonly body?: ArrayBuffer;
}

export interface PlainResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: PlainHeaders;
  readonly body: ArrayBuffer;
}

type PlainHeaders = readonly [name: string, value: string][];

/** Statuses that can have no body, not even an empty one. */
const WITHOUT_BODY = [204, 205, 304];

export async function toPlainRequest(request: Request): Promise<PlainRequest> {
  const { url, method } = request;
  const headers = [...request.headers];
  const body = await request.arrayBuffer();
  return { url, method, headers, ...(body.byteLength > 0 && { body }) };
}

export function fromPlainRequest(plain: PlainRequest, signal: AbortSignal): Request {
  const { url, method, body } = plain;
  return new Request(url, { method, headers: [...plain.headers], signal, ...(body && { body }) });
}

export async function toPlainResponse(response: Response): Promise<PlainResponse> {
  const { status, statusText } = response;
  return {
    status,
    statusText,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
  };
}

export function fromPlainResponse(plain: PlainResponse): Response {
  const { status, statusText, body } = plain;
  const headers = [...plain.headers];
  return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, statusText, headers });
}
