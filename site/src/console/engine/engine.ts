/** What practises: has the shape of `fetch`. */
export type Engine = (request: Request) => Promise<Response>;

/** It did not load, or not all of it that a request needs: nothing was sent, and it can be tried again. */
export class EngineNotLoaded extends Error {
  override readonly name = "EngineNotLoaded";
}
