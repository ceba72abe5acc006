import type { Root } from "mdast";
import type { Contract, ObjectSchema } from "../../../../contract/src/model.ts";
import { nameProperty } from "../../../../contract/src/names/name-field.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { claimsOf, sentencesOf, shorten } from "../facts/claims-of.ts";
import { stemOf } from "../statements/stem-of.ts";

/** "Every suggestion has a type, a parent and a country" */
const HAS =
  /(?<!\b(?:not|nearly|almost) )\b(?:every|each|all) (?:\w+ )?(\w+) (?:always )?(?:has|have|carry|carries|comes? with) ([^.;:]*)/gi;

/** Finds optional fields that a sentence attributes to every object of a kind. */
export function checkPresence(file: string, tree: Root, contract: Contract): readonly Problem[] {
  const objects = answeredObjects(contract);
  return claimsOf(tree).flatMap(({ text, line }) =>
    sentencesOf(text).flatMap((sentence) =>
      Array.from(sentence.matchAll(HAS)).flatMap(([, thing = "", list = ""]) => {
        const namedObjects = objects.filter(([name]) => isCalled(name, thing));
        return itemsOf(list).flatMap((item) => {
          const fields = namedObjects.flatMap(([name, { properties }]) =>
            properties
              .filter((field) => stemsOf(field.name).every((stem) => item.includes(stem)))
              .map((field) => ({ name: nameProperty(name, field.name), required: field.required })),
          );
          const [optional] = fields;
          if (!optional || fields.some(({ required }) => required)) return [];
          const message = `"${shorten(sentence)}": ${optional.name} can be missing.`;
          return [problem({ file, line }, message, "can have")];
        });
      }),
    ),
  );
}

/** Objects of responses, by name. What is optional in a query is shown in its table. */
function answeredObjects({
  specifications,
}: Contract): readonly (readonly [string, ObjectSchema])[] {
  return specifications
    .flatMap(({ schemas }) => [...schemas])
    .flatMap(([name, schema]) =>
      schema.kind === "object" && !/Query|Request|Response/.test(name)
        ? [[name, schema] as const]
        : [],
    );
}

/** Whether a word means an object: "suggestions" → SuggestedPlace, "places" → Place. */
function isCalled(name: string, thing: string): boolean {
  const stem = stemOf(thing.toLowerCase());
  return stemsOf(name).some((part) => part === stem || (part.length > 5 && stem.startsWith(part)));
}

/** The items of a list, each as stems. A "can" or a "but" starts another claim. */
function itemsOf(list: string): readonly (readonly string[])[] {
  const [claimed = ""] = list.split(/\b(?:can|may|but|if|where|when|or|unless)\b/i);
  return claimed.split(/,|\band\b/).map((item) => (item.match(/\w+/g) ?? []).flatMap(stemsOf));
}

/** "parentId" → "parent", because texts name the object instead of its ID. */
function stemsOf(name: string): readonly string[] {
  const words = name.split(/(?=[A-Z][a-z])/).map((word) => stemOf(word.toLowerCase()));
  return words.length > 1 ? words.filter((word) => word !== "id") : words;
}
