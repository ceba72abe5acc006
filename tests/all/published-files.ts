import { SPECIFICATION_FILES } from "../../contract/src/specifications.ts";
import { root } from "./tools.ts";

/** The specifications that readers download. */
export const PUBLISHED_FILES: readonly { readonly id: string; readonly file: string }[] =
  SPECIFICATION_FILES.map(({ id }) => ({ id, file: `${root}site/dist/public/openapi/${id}.yaml` }));
