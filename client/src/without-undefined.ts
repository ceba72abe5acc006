/** The options without undefined ones, which would override a default. */
export function withoutUndefined<Options extends object>(options: Options): Defined<Options> {
  const set = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as Defined<Options>;
}

type Defined<Options> = { readonly [Name in keyof Options]?: Exclude<Options[Name], undefined> };
