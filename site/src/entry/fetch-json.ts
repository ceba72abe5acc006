/** Fetches a JSON file of the site. Rejects with a readable message if there is no such file. */
export async function fetchJson(window: Window, path: string) {
  const response = await window.fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}
