/** downloadPath("farewind-sandbox-3.0.0.tgz") → where a package is downloaded. */
export function downloadPath(file: string): string {
  return `/downloads/${file}`;
}
