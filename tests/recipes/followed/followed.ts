import { check } from "./check.ts";
import { clientOption } from "./client-option.ts";
import type { Followed } from "./edit.ts";
import { limit } from "./limit.ts";
import { mcpTool } from "./mcp-tool.ts";
import { openPoint } from "./open-point.ts";
import { operation } from "./operation.ts";
import { page } from "./page.ts";
import { program } from "./program.ts";
import { quirk } from "./quirk.ts";
import { requestField } from "./request-field.ts";
import { responseField } from "./response-field.ts";
import { sample } from "./sample.ts";
import { sampleLanguage } from "./sample-language.ts";
import { scenario } from "./scenario.ts";
import { siteLanguage } from "./site-language.ts";

/** Every recipe that is followed in a copy, file by file and command by command. */
export const FOLLOWED: readonly Followed[] = [
  page,
  siteLanguage,
  requestField,
  responseField,
  limit,
  operation,
  sample,
  program,
  sampleLanguage,
  scenario,
  quirk,
  check,
  clientOption,
  openPoint,
  mcpTool,
];
