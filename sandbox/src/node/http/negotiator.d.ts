/** The part that we use. The published types lack `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: {
      readonly headers: {
        readonly accept?: string | undefined;
        readonly "accept-encoding"?: string | undefined;
      };
    });
    /** Those of `available` that the caller accepts, the best first. */
    mediaTypes<Name extends string>(available: readonly Name[]): readonly Name[];
    /** The best of `available` for the caller; undefined if it accepts none of them. */
    encoding<Name extends string>(
      available: readonly Name[],
      options: { readonly preferred: readonly Name[] },
    ): Name | undefined;
  }
}
