/** The part that we use. The published types do not know `preferred` yet. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: {
      readonly headers: {
        readonly accept?: string | undefined;
        readonly "accept-encoding"?: string | undefined;
      };
    });
    /** Those of `available` that the caller takes, the best first. */
    mediaTypes<Name extends string>(available: readonly Name[]): readonly Name[];
    /** The best of `available` for the caller; undefined when every one of them is refused. */
    encoding<Name extends string>(
      available: readonly Name[],
      options: { readonly preferred: readonly Name[] },
    ): Name | undefined;
  }
}
