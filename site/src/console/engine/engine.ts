/** Answers the requests of a console; has the signature of `fetch`. */
export type Engine = (request: Request) => Promise<Response>;

/** The engine, or a part that it needs, did not load. Nothing was sent; a retry may succeed. */
export class EngineNotLoaded extends Error {
  override readonly name = "EngineNotLoaded";
}
