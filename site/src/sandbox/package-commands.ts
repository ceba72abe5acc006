import { PACKAGES } from "../../../packaging/packages.ts";

const [COMMAND = ""] = PACKAGES.flatMap(({ commands }) => Object.keys(commands));

/** What a reader pastes to run the sandbox as a package, by what it does. */
export const PACKAGE_COMMANDS: Readonly<Record<string, string>> = {
  serve: `npx ${COMMAND} --port 4000`,
  help: `npx ${COMMAND} --help`,
};
