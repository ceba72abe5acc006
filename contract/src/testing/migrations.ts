import { fileURLToPath } from "node:url";
import { loadMigrations, readMigrationTexts } from "../migrations/load-migrations.ts";
import { contract } from "./contract.ts";

/** The project's migrations. A separate test checks that they have no problems. */
export const { migrations } = loadMigrations(
  contract,
  readMigrationTexts(fileURLToPath(new URL("../..", import.meta.url))),
);
