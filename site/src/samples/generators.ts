import { curl } from "./curl.ts";
import type { SampleGenerator } from "./generator.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";

/** In the order of the language tabs. */
export const GENERATORS: readonly [SampleGenerator, ...SampleGenerator[]] = [
  curl,
  javascript,
  typescript,
  python,
  go,
  java,
];
