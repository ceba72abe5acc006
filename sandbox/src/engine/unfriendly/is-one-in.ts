import { hashText } from "../base/random.ts";

/** True for about one of so many ids, always the same ones. */
export function isOneIn(count: number, id: string): boolean {
  return hashText(`one of ${count}: ${id}`) % count === 0;
}
