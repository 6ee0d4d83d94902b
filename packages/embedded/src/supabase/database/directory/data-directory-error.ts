export type DataDirectoryProblem =
  | 'in-use'
  | 'not-writable'
  | 'no-space'
  | 'foreign-version'
  /** Its engine is not the one asked for. */
  | 'other-engine'
  /** Its engine cannot run here. */
  | 'no-engine'
  | 'broken';

/** Why a data directory cannot be used: one sentence for whoever started the program, cure included. */
export class DataDirectoryError extends Error {
  readonly problem: DataDirectoryProblem;

  constructor(problem: DataDirectoryProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DataDirectoryError';
    this.problem = problem;
  }
}
