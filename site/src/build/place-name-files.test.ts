import { expect, test } from "vitest";
import { createBrowserSandbox } from "../../../sandbox/src/in-browser/create-browser-sandbox.ts";
import { placeNamesFile, placeNamesFolder } from "../console/engine/place-names-file.ts";
import { placeNameFiles, placeNamesFormat } from "./place-name-files.ts";

test("a sandbox reads its names from the files of the build", async () => {
  const files = new Map(placeNameFiles().map(({ name, body }) => [`/${name}`, String(body)]));
  const folder = placeNamesFolder(placeNamesFormat());
  const sandbox = createBrowserSandbox({
    fetchNames: async (locale) => JSON.parse(files.get(placeNamesFile(folder, locale)) ?? ""),
  });
  const url = "http://sandbox/apiservices/v3/culture/markets/it-IT";
  const response = await sandbox(new Request(url, { headers: { "x-api-key": "sandbox-key" } }));
  expect(await response.text()).toContain('{"code":"UK","name":"Regno Unito"}');
});
