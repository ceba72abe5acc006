import { useState } from "react";
import { printJson } from "../samples/literal-styles.ts";
import type { ConsoleOperation } from "./console-data.ts";
import type { Drafts } from "./drafts.ts";

export interface Draft {
  readonly text: string;
  /** Name of the example that it started from. */
  readonly example: string;
  readonly isEdited: boolean;
  readonly change: (text: string) => void;
  readonly choose: (example: string) => void;
  readonly reset: () => void;
  /** Undoes the last reset, until something else is typed. */
  readonly undo?: () => void;
}

/** The text of a request. Each example keeps its edits, so choosing another loses nothing. */
export function useDraft(operation: ConsoleOperation, first: string, drafts: Drafts): Draft {
  const [example, setExample] = useState(first);
  const [text, setText] = useState(() => textOf(first));
  const [before, setBefore] = useState<string>();
  const original = originalOf(example);

  function originalOf(name: string): string {
    const { examples } = operation;
    const found = examples.find((one) => one.name === name) ?? examples[0];
    return printJson(found?.value ?? {});
  }
  function textOf(name: string): string {
    return drafts.read(keyOf(name)) ?? originalOf(name);
  }
  function keyOf(name: string): string {
    return `${operation.id}:${name}`;
  }
  const change = (next: string) => {
    setText(next);
    setBefore(undefined);
    drafts.write(keyOf(example), next === original ? undefined : next);
  };
  return {
    text,
    example,
    isEdited: text !== original,
    change,
    choose: (name) => {
      setExample(name);
      setText(textOf(name));
      setBefore(undefined);
    },
    reset: () => {
      if (text === original) return;
      change(original);
      setBefore(text);
    },
    ...(before !== undefined && { undo: () => change(before) }),
  };
}
