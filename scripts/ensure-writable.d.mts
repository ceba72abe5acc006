export declare function ensureWritable(): void;
export declare function unwritable(folders: readonly string[]): readonly string[];
