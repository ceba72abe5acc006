import { hashText } from "../base/random.ts";

/** True for about one in `count` ids, always the same ones. */
export function isOneIn(count: number, id: string): boolean {
  return hashText(`one of ${count}: ${id}`) % count === 0;
}
