export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export declare function countTests(report: string | undefined, status: number): TestCounts;
