import type en from "./catalogues/en.ts";

/**
 * A catalogue: the same keys as the English one, with any texts. A missing key fails to compile.
 */
export type Texts = Widened<typeof en>;

/** The texts that React shows in the browser, in a file for each language. */
export type ShellTexts = Texts["shell"];

/** The texts of the search dialog. */
export type SearchTexts = Texts["search"];

/** The texts of the console, where a request is edited and sent. */
export type ConsoleTexts = Texts["console"];

/** The texts of the explorer, around a response. */
export type ExplorerTexts = ConsoleTexts["explorer"];

/** The words for the types of fields. */
export type TypeTexts = ReferenceTexts["types"];

/** The texts of the references, and of what directives show. */
export type ReferenceTexts = Texts["reference"];

/** The texts around the sandbox's own tables. */
export type SandboxTexts = ReferenceTexts["sandbox"];

type Widened<T> = T extends string ? string : { readonly [Key in keyof T]: Widened<T[Key]> };
