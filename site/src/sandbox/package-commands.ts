import { commandName, packageFileName } from "../../../sandbox/package/package-file.ts";
import { downloadPath } from "../address/download-path.ts";
import { SANDBOX } from "../samples/sample-request.ts";

/** What a reader pastes to have the sandbox as a package, by what it does. */
export const PACKAGE_COMMANDS: Readonly<Record<string, string>> = {
  install: `npm install ${SANDBOX.baseUrl}${downloadPath(packageFileName())}`,
  serve: `npx ${commandName()} --port 4000`,
  help: `npx ${commandName()} --help`,
};
