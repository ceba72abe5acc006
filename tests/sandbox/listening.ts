import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

/** The URL that the command of the sandbox says it listens on. */
export function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error("The command says nothing."));
    createInterface(child.stdout).on("line", (line) => {
      const url = /http:\/\/[^/\s]+/.exec(line)?.[0];
      if (url) resolve(url);
    });
    child.once("exit", (code) => reject(new Error(`The command ended with code ${code}.`)));
  });
}
