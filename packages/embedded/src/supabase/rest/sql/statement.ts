/** The text and parameters of one statement while it grows. */
export class Statement {
  readonly parameters: unknown[] = [];
  #aliases = 0;

  /**
   * Binds a value and answers the SQL that reads it as `type`, which must come from the catalog or from this
   * program. Text in between, so that PostgreSQL itself judges it (22P02) on every engine alike.
   */
  bind(value: string | number | string[] | null, type: string): string {
    this.parameters.push(value);
    const wire = Array.isArray(value) ? 'text[]' : 'text';
    return `$${this.parameters.length}::${wire}::${type}`;
  }

  /** A correlation name nothing else in the statement has. */
  alias(): string {
    return `_t${this.#aliases++}`;
  }
}

/** An identifier as SQL: always in double quotes, so that it can be nothing else. */
export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
