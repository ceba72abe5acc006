#!/usr/bin/env node
import packageFile from "../package.json" with { type: "json" };
/** `farewind-sandbox`: serves the sandbox alone. */
import { mountSandbox } from "../src/node/process/mount-sandbox.ts";
import { runServer } from "../src/node/process/run-server.ts";
import { serveSandbox } from "../src/node/process/serve-sandbox.ts";
import { HELP, readArguments } from "./read-arguments.ts";

const THREAD = new URL("./search-thread.js", import.meta.url);

await runServer(async () => {
  const command = readArguments(process.argv.slice(2), process.env, Date.now);
  if (typeof command === "string") {
    console.log(command === "help" ? HELP : packageFile.version);
    process.exit();
  }
  const mounted = mountSandbox(command.settings, { searchFile: THREAD });
  const served = await serveSandbox(command.settings, mounted);
  console.log(`Sandbox  ${served.url}/apiservices/v3/  (x-api-key: sandbox-key)`);
  return served;
});
