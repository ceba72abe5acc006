/** What a file of the site holds. Rejects with a readable message where there is no such file. */
export async function fetchJson(window: Window, path: string) {
  const response = await window.fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}
