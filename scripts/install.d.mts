/** The parts that we read of an npm lock file, by path: "node_modules/vite". */
export interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly optional?: boolean;
        readonly dev?: boolean;
      }
    >
  >;
}

export declare function ensureInstalled(): void;
export declare function ensureToolsInstalled(folder?: string, command?: "ci" | "install"): void;
export declare function differences(
  wanted: Lock,
  installed: Lock,
  withTools?: boolean,
): readonly string[];
export declare function hasTools(wanted: Lock, installed: Lock): boolean;
export declare function isNewEnough(node: string): boolean;
export declare function ensureDebianPackages(
  packages: Readonly<Record<string, string>>,
): readonly string[];
