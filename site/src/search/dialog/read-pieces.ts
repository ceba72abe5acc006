/**
 * Hands on what a response brings, as it comes.
 * @throws what fetching throws, and an error with the status where that is no success
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
