import { ensureOk } from "../../base/ensure-ok.ts";

/**
 * Passes on the chunks of a response as they arrive.
 * @throws what fetching throws, or an error with the status if it is not successful
 */
export async function readPieces(
  response: Promise<Response>,
  onPiece: (bytes: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const { body } = ensureOk(await response);
  if (!body) return;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onPiece(value);
  }
}
