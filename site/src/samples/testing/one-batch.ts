/** How many programs of one language run one after another in a single process. */
export interface Batch {
  /** By path in a folder of its own. */
  readonly files: Readonly<Record<string, string>>;
  readonly commands: readonly (readonly [command: string, ...parameters: string[]])[];
}

export type BatchLanguage = "curl" | "javascript" | "typescript" | "python" | "go" | "java";

/** @param programs whole programs, each to be saved to a file */
export function oneBatch(language: BatchLanguage, programs: readonly string[]): Batch {
  return BATCHES[language](programs);
}

const BATCHES: Readonly<Record<BatchLanguage, (programs: readonly string[]) => Batch>> = {
  curl: (programs) => ({
    files: {
      ...named(programs, (nth) => `p${nth}.sh`),
      "run.sh": `for nth in $(seq 0 ${programs.length - 1}); do ( . "./p$nth.sh" ); done\n`,
    },
    commands: [["bash", "run.sh"]],
  }),
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
      "run.py": `import runpy\nfor nth in range(${programs.length}):\n    runpy.run_path(f"p{nth}.py")\n`,
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
        ...programs.map((_, nth) => `\t"batch/p${nth}"`),
        ")",
        "func main() {",
        ...programs.map((_, nth) => `\tp${nth}.Main()`),
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
        ...programs.map((_, nth) => `    P${nth}.main(args);`),
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
  return `for (let nth = 0; nth < ${programs.length}; nth++) await import(\`./p\${nth}.${extension}\`);\n`;
}
