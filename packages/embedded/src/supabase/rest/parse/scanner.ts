import { parseError } from '../rest-error.ts';

/** Scans a query parameter from left to right; errors name the position. */
export class Scanner {
  readonly #text: string;
  readonly #what: string;
  #at = 0;

  /** `what` names the parameter in errors. */
  constructor(text: string, what: string) {
    this.#text = text;
    this.#what = what;
  }

  get done(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Whether `token` comes next, without reading it. */
  sees(token: string): boolean {
    return this.#text.startsWith(token, this.#at);
  }

  /** Reads `token` if it comes next. */
  take(token: string): boolean {
    if (!this.sees(token)) return false;
    this.#at += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`expecting "${token}"`);
  }

  /** Reads the match of an expression here; null without one. */
  match(pattern: RegExp): string | null {
    const sticky = new RegExp(pattern.source, 'yu');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  /** A column, relation or alias: bare, or double-quoted with backslash escapes. */
  name(): string {
    if (this.sees('"')) return this.quoted();
    return this.match(/[\p{L}_][\p{L}\p{N}_$]*/u) ?? this.fail('expecting a name');
  }

  /** `"…"`, where a backslash escapes the next character. */
  quoted(): string {
    this.expect('"');
    const inner = this.match(/(?:[^"\\]|\\.)*/su) ?? '';
    this.expect('"');
    return inner.replace(/\\(.)/gsu, '$1');
  }

  /** The remaining text. */
  rest(): string {
    const rest = this.#text.slice(this.#at);
    this.#at = this.#text.length;
    return rest;
  }

  end(): void {
    if (!this.done) this.fail('unexpected text');
  }

  fail(why: string): never {
    const here = this.done ? 'end of input' : `"${this.#text.slice(this.#at, this.#at + 20)}"`;
    throw parseError(
      `failed to parse ${this.#what} (${this.#text.slice(0, 200)})`,
      `at position ${this.#at + 1}, ${here}: ${why}`,
    );
  }
}
