export type DataDirectoryProblem =
  | 'in-use'
  | 'not-writable'
  | 'no-space'
  | 'foreign-version'
  /** Its engine is not the requested one. */
  | 'other-engine'
  /** Its engine cannot run here. */
  | 'no-engine'
  | 'broken';

/** Why a data directory cannot be used: one sentence for the operator, with the fix. */
export class DataDirectoryError extends Error {
  readonly problem: DataDirectoryProblem;

  constructor(problem: DataDirectoryProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DataDirectoryError';
    this.problem = problem;
  }
}
