import { expect, test } from "vitest";
import { createStore } from "./store.ts";

test("notifies subscribers of each new value, but not of the same one again", () => {
  const store = createStore<number>(Number.NaN);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  for (const value of [Number.NaN, 1, 1, 2]) store.set(value);
  expect(seen).toEqual([1, 2]);
});

test("stops notifying an ended subscriber, but not the others", () => {
  const store = createStore(0);
  const seen: string[] = [];
  const end = store.subscribe(() => seen.push(`one ${store.get()}`));
  store.subscribe(() => seen.push(`other ${store.get()}`));
  store.set(1);
  end();
  store.set(2);
  expect(seen).toEqual(["one 1", "other 1", "other 2"]);
});
