import type { SampleGenerator } from "../generator.ts";

/** The line that a batch prints after the output of each program. */
export const END_OF_PROGRAM = "=== end of a program ===";

/** Files and commands that run several programs of one language in sequence. */
export interface Batch {
  /** File contents by path in the batch's folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly commands: readonly (readonly [command: string, ...parameters: string[]])[];
}

/**
 * Makes a batch. If a program fails, the batch fails, and no later program runs.
 * @param programs whole programs, each to be saved to a file
 */
export function oneBatch(generator: SampleGenerator, programs: readonly string[]): Batch {
  const inOneProcess = IN_ONE_PROCESS[generator.id];
  return inOneProcess ? inOneProcess(programs) : oneByOne(generator, programs);
}

/** A process per program, for languages that start quickly or have no batch of their own. */
function oneByOne({ run, extension }: SampleGenerator, programs: readonly string[]): Batch {
  return {
    files: {
      ...named(programs, (nth) => `p${nth}.${extension}`),
      "run.sh": [
        `for nth in $(seq 0 ${programs.length - 1}); do`,
        `  ${run.join(" ")} "p$nth.${extension}" || exit`,
        // A response may end without a line break.
        `  printf '\\n%s\\n' '${END_OF_PROGRAM}'`,
        "done\n",
      ].join("\n"),
    },
    commands: [["bash", "run.sh"]],
  };
}

type PrintBatch = (programs: readonly string[]) => Batch;

const IN_ONE_PROCESS: Readonly<Record<string, PrintBatch>> = {
  javascript: (programs) => ({
    files: { ...named(programs, (nth) => `p${nth}.mjs`), "run.mjs": importing(programs, "mjs") },
    commands: [[process.execPath, "run.mjs"]],
  }),
  typescript: (programs) => ({
    files: { ...named(programs, (nth) => `p${nth}.mts`), "run.mjs": importing(programs, "mts") },
    commands: [[process.execPath, "--import", import.meta.resolve("tsx"), "run.mjs"]],
  }),
  python: (programs) => ({
    files: {
      ...named(programs, (nth) => `p${nth}.py`),
      "run.py": [
        "import runpy",
        `for nth in range(${programs.length}):`,
        '    runpy.run_path(f"p{nth}.py")',
        `    print("${END_OF_PROGRAM}")\n`,
      ].join("\n"),
    },
    commands: [["python3", "run.py"]],
  }),
  go: (programs) => ({
    files: {
      "go.mod": "module batch\n\ngo 1.19\n",
      ...named(
        programs.map((program, nth) =>
          program.replace("package main", `package p${nth}`).replace("func main()", "func Main()"),
        ),
        (nth) => `p${nth}/main.go`,
      ),
      "main.go": [
        "package main",
        "import (",
        '\t"fmt"',
        ...programs.map((_, nth) => `\t"batch/p${nth}"`),
        ")",
        "func main() {",
        ...programs.map((_, nth) => `\tp${nth}.Main()\n\tfmt.Println("${END_OF_PROGRAM}")`),
        "}\n",
      ].join("\n"),
    },
    commands: [["go", "run", "."]],
  }),
  java: (programs) => ({
    files: {
      ...named(
        programs.map((program, nth) => program.replace(/public class \w+/, `public class P${nth}`)),
        (nth) => `P${nth}.java`,
      ),
      "Run.java": [
        "public class Run {",
        "  public static void main(String[] args) throws Exception {",
        ...programs.map(
          (_, nth) => `    P${nth}.main(args);\n    System.out.println("${END_OF_PROGRAM}");`,
        ),
        "  }",
        "}\n",
      ].join("\n"),
    },
    commands: [
      ["javac", "-encoding", "UTF-8", "Run.java", ...programs.map((_, nth) => `P${nth}.java`)],
      ["java", "Run"],
    ],
  }),
};

function named(programs: readonly string[], nameOf: (nth: number) => string) {
  return Object.fromEntries(programs.map((program, nth) => [nameOf(nth), program]));
}

function importing(programs: readonly string[], extension: string): string {
  return [
    `for (let nth = 0; nth < ${programs.length}; nth++) {`,
    `  await import(\`./p\${nth}.${extension}\`);`,
    `  console.log("${END_OF_PROGRAM}");`,
    "}\n",
  ].join("\n");
}
