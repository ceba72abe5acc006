import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What is installed, built or cached, and the history. */
const LEFT_OUT = /^(node_modules|dist(\..*)?|\.cache|\.git|results)$/;

export interface Copy {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Copies the project's current files into a temporary folder; installed packages are linked. */
export async function copyProject(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), "copy-"));
  // nginx reads the files it serves as another user.
  await chmod(folder, 0o755);
  await cp(root, folder, {
    recursive: true,
    filter: (source) => source === root || !LEFT_OUT.test(basename(source)),
  });
  for (const name of [".", ...(await readdir(root))]) {
    const packages = join(root, name, "node_modules");
    if (existsSync(packages)) await symlink(packages, join(folder, name, "node_modules"));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
