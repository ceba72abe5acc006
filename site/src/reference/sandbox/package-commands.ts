import { PACKAGES, packagePath } from "../../../../packaging/packages.ts";
import { SANDBOX } from "../../samples/sample-request.ts";

interface PackageCommand {
  readonly code: string;
  readonly language: string;
}

/** What a reader pastes to run a package, by purpose. */
export const PACKAGE_COMMANDS: Readonly<Record<string, PackageCommand>> = {
  serve: { code: `npx ${commandOf("@farewind/sandbox")} --port 4000`, language: "bash" },
  help: { code: `npx ${commandOf("@farewind/sandbox")} --help`, language: "bash" },
  "mcp-help": { code: `npx ${commandOf("@farewind/mcp")} --help`, language: "bash" },
  assistant: { code: assistantSettings("@farewind/mcp"), language: "json" },
};

function packageCalled(name: string) {
  const knownPackage = PACKAGES.find((one) => one.name === name);
  if (!knownPackage) throw new Error(`There is no package ${name}.`);
  return knownPackage;
}

function commandOf(name: string): string {
  return Object.keys(packageCalled(name).commands).join();
}

/** The settings with which an assistant starts the command itself, from this site. */
function assistantSettings(name: string): string {
  const origin = SANDBOX.baseUrl;
  const url = origin + packagePath(packageCalled(name));
  return `{
  "mcpServers": {
    "farewind": {
      "command": "npx",
      "args": ["-y", "${url}", "--origin", "${origin}"]
    }
  }
}`;
}
