#!/usr/bin/env node
/** `farewind-mcp`: the MCP server over standard input and output, with the data of its package. */
import { fileURLToPath } from "node:url";
import { UsageError } from "../../sandbox/src/node/settings/usage-error.ts";
import packageFile from "../package.json" with { type: "json" };
import { serveStdio } from "../src/node/serve-stdio.ts";
import { HELP, readArguments } from "./read-arguments.ts";

const data = (path: string) => fileURLToPath(new URL(`../data/${path}`, import.meta.url));

try {
  const command = readArguments(process.argv.slice(2));
  if (typeof command === "string") console.log(command === "help" ? HELP : packageFile.version);
  else await serveStdio({ ...command, pages: data("pages/"), openapi: data("contract/openapi") });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
