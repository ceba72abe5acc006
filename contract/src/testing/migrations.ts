import { fileURLToPath } from "node:url";
import { loadMigrations, readMigrationTexts } from "../migrations/load-migrations.ts";
import { contract } from "./contract.ts";

/** What became of V1.0, as it is written. A test of its own says that it has no problems. */
export const { migrations } = loadMigrations(
  contract,
  readMigrationTexts(fileURLToPath(new URL("../..", import.meta.url))),
);
