import type { Path } from "./rows-of.ts";

/** pathWords(["content", "legs", "a-b", 0]) → 'content.legs["a-b"][0]', as programs write it */
export function pathWords(path: Path): string {
  return path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words}[${step}]`;
    if (!/^[A-Za-z_]\w*$/.test(step)) return `${words}[${JSON.stringify(step)}]`;
    return words === "" ? step : `${words}.${step}`;
  }, "");
}
