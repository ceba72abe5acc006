/**
 * Passes on the chunks of a response as they arrive.
 * @throws what fetching throws, or an error with the status if it is not successful
 */
export async function readPieces(
  asked: Promise<Response>,
  onPiece: (bytes: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const { ok, status, statusText, body } = await asked;
  if (!ok || !body) throw new Error(`${status} ${statusText}`.trim());
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onPiece(value);
  }
}
