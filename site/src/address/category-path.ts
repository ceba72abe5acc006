import type { VersionConfig } from "../../site.config.ts";

/** categoryPath({ prefix: "/docs/1.0" }, "geo-api") → "/docs/1.0/category/geo-api" */
export function categoryPath({ prefix }: Pick<VersionConfig, "prefix">, slug: string): string {
  return `${prefix}/category/${slug}`;
}
