/** The languages of programs, whose names, numbers and words the text beside them may use. */
export const PROGRAM_LANGUAGES: ReadonlySet<string> = new Set(["ts", "js", "python", "go", "bash"]);
