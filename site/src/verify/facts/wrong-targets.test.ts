import { expect, test } from "vitest";
import { wrongTargets } from "./wrong-targets.ts";

test.each([
  "Legs point to places and carriers.",
  "Legs point to places on a map.",
  "Itineraries refer to legs, agents and segments.",
  "The pages lead to places.",
])("accepts: %s", (sentence) => {
  expect(wrongTargets(sentence)).toEqual([]);
});

test.each(["Legs lead to agents.", "Each leg points to carriers and agents."])("%s", (sentence) => {
  expect(wrongTargets(`Of these: ${sentence}`)).toEqual([
    { said: sentence.slice(0, -1), right: "places, carriers, segments" },
  ]);
});
