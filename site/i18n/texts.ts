import type en from "./catalogues/en.ts";

/** A catalogue: the same keys as the English one, with any texts. A missing key does not compile. */
export type Texts = Widened<typeof en>;

/** The texts that travel to the browser with each document. */
export type ShellTexts = Texts["shell"];

/** What the search dialog says. */
export type SearchTexts = Texts["search"];

/** What is said where a request is edited and sent. */
export type ConsoleTexts = Texts["console"];

/** What is said around a response. */
export type ExplorerTexts = ConsoleTexts["explorer"];

/** The words for the types of fields. */
export type TypeTexts = ReferenceTexts["types"];

/** The texts of the references, and of what directives show. */
export type ReferenceTexts = Texts["reference"];

/** What is said around the sandbox's own tables. */
export type SandboxTexts = ReferenceTexts["sandbox"];

type Widened<T> = T extends string ? string : { readonly [Key in keyof T]: Widened<T[Key]> };
