/** The parameters of a statement being built. */
export class Statement {
  readonly parameters: unknown[] = [];
  #aliases = 0;

  /**
   * Binds a value and returns its SQL as `type`, which must be trusted. Goes through text, so that PostgreSQL
   * validates it (22P02) the same on every engine.
   */
  bind(value: string | number | string[] | null, type: string): string {
    this.parameters.push(value);
    const wire = Array.isArray(value) ? 'text[]' : 'text';
    return `$${this.parameters.length}::${wire}::${type}`;
  }

  /** A unique alias. */
  alias(): string {
    return `_t${this.#aliases++}`;
  }
}

/** An identifier as SQL, always double-quoted. */
export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
