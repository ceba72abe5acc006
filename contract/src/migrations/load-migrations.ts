import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Contract } from "../model.ts";
import { type Problem, problem, type Report } from "../problems/problem.ts";
import { parseYaml } from "../read/parse-yaml.ts";
import { reportMigration, reportOperations } from "./check-migration.ts";
import { indexTargets } from "./index-targets.ts";
import type { Migrations, V1Api } from "./model.ts";
import { readMigration } from "./read-migration.ts";
import { nameOf, readV1 } from "./read-v1.ts";

/** Texts by path, as in "contract/v1/live-prices.yaml". */
export interface MigrationTexts {
  readonly v1: ReadonlyMap<string, string>;
  readonly migrations: ReadonlyMap<string, string>;
}

export interface LoadedMigrations {
  /** By the name of their file: "live-prices". Incomplete if there are problems. */
  readonly migrations: Migrations;
  readonly problems: readonly Problem[];
}

/** Reads the files of both folders. @param directory `contract/` */
export function readMigrationTexts(directory: string): MigrationTexts {
  const read = (folder: string) =>
    new Map(
      readdirSync(join(directory, folder))
        .filter((file) => file.endsWith(".yaml"))
        .sort()
        .map((file) => [
          `contract/${folder}/${file}`,
          readFileSync(join(directory, folder, file), "utf8"),
        ]),
    );
  return { v1: read("v1"), migrations: read("migrations") };
}

/** Parses the migrations and checks them, both ways, against V1.0 and the contract. */
export function loadMigrations(contract: Contract, texts: MigrationTexts): LoadedMigrations {
  const problems: Problem[] = [];
  const report: Report = (found) => problems.push(found);
  const apis = readV1(texts.v1, report);
  const targets = indexTargets(contract);
  const files = new Map(
    [...texts.migrations].map(([path, text]) => [nameOf(path), { path, text }]),
  );
  const migrations = apis.flatMap((api) => {
    const { path, text } = files.get(api.id) ?? { path: missingPath(api), text: undefined };
    if (text === undefined) {
      const message = `This file is missing: it says what became of "${api.id}" of V1.0.`;
      report(problem({ file: path }, message));
      return [];
    }
    const file = parseYaml(path, text, report);
    const migration = readMigration({ file, line: 1, node: file.root }, api, targets, report);
    reportMigration(migration, contract, path, report);
    return [migration];
  });
  for (const [name, { path }] of files) {
    if (apis.some(({ id }) => id === name)) continue;
    const message = `There is no contract/v1/${name}.yaml: write it, or remove this file.`;
    report(problem({ file: path }, message));
  }
  reportOperations(migrations, contract, report);
  return { migrations: new Map(migrations.map((one) => [one.api.id, one])), problems };
}

function missingPath({ id }: V1Api): string {
  return `contract/migrations/${id}.yaml`;
}
