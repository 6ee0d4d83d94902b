/** Fields of a PostgreSQL error, named as in node-postgres. */
export interface ErrorFields {
  message: string;
  code: string;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
  schema?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

const fieldNames = ['detail', 'hint', 'constraint', 'schema', 'table', 'column'] as const;

/** A failed statement, the same for both engines. Codes: PostgreSQL documentation, appendix A. */
export class DatabaseError extends Error implements ErrorFields {
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly constraint: string | undefined;
  readonly schema: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(fields: ErrorFields, cause?: unknown) {
    super(fields.message, { cause });
    this.name = 'DatabaseError';
    this.code = fields.code;
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.constraint = fields.constraint;
    this.schema = fields.schema;
    this.table = fields.table;
    this.column = fields.column;
  }
}

// Every SQLSTATE has a digit, unlike the network's EPIPE.
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Reads an error of either engine; other errors get `otherwise` as code. */
export function errorFields(error: unknown, otherwise: string): ErrorFields {
  const report = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const isReport = typeof report.code === 'string' && sqlState.test(report.code);
  const fields: ErrorFields = {
    message: error instanceof Error ? error.message : String(error),
    code: isReport ? (report.code as string) : otherwise,
  };
  for (const name of fieldNames) {
    if (isReport && typeof report[name] === 'string') fields[name] = report[name];
  }
  return fields;
}

/**
 * Whether the engine may be broken after this error: resources exhausted (53), system error (58), internal
 * error (XX). PGlite then fails until it is reopened.
 */
export function leavesEngineInDoubt(code: string): boolean {
  return /^(53|58|XX)/.test(code);
}

/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';

/** Whether a write failed because the disk is full. */
export function tellsFullDisk(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === DISK_FULL || code === 'ENOSPC';
}

/**
 * Whether the engine was unavailable: no connection (08), no resources (53), shut down, crashed or starting
 * (57P01 to 57P03). A retry may succeed.
 */
export function tellsAbsence(error: unknown): boolean {
  return error instanceof DatabaseError && /^(08|53|57P0[1-3])/.test(error.code);
}
