import packageFile from "../package.json" with { type: "json" };

/** packageFileName() → "farewind-sandbox-3.0.0.tgz", as npm names it. */
export function packageFileName(): string {
  return `${commandName()}-${packageFile.version}.tgz`;
}

/** "farewind-sandbox" */
export function commandName(): string {
  return packageFile.name.replace("@", "").replace("/", "-");
}
