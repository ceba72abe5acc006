export declare function ensureInstalled(): void;
export declare function ensureDebianPackages(
  packages: Readonly<Record<string, string>>,
): readonly string[];
