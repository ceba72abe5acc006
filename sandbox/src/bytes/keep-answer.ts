import { type Answer, answer } from "../answer.ts";
import type { Services } from "../services.ts";

/** An answer that is the same for everyone: made by the first call and kept while there is room. */
export function keepAnswer(
  { cache }: Pick<Services, "cache">,
  key: string,
  make: () => object,
): Answer {
  const kept = cache.get(key);
  if (kept) return { json: kept };
  const made = answer(make());
  cache.set(key, made.json);
  return made;
}
