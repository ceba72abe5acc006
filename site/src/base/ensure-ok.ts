/** @throws the status of a response that is not successful: "503 Service Unavailable" */
export function ensureOk(response: Response): Response {
  const { ok, status, statusText } = response;
  if (!ok) throw new Error(`${status} ${statusText}`.trim());
  return response;
}
