import { parseError } from '../rest-error.ts';

/** Reads one query parameter from left to right; every refusal says where. */
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

  /** Whether the text goes on with `token`, which stays unread. */
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

  /** Reads what a sticky expression matches here, or answers null. */
  match(pattern: RegExp): string | null {
    const sticky = new RegExp(pattern.source, 'yu');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  /** A column, relation or alias: bare, or in double quotes with backslash escapes. */
  name(): string {
    if (this.sees('"')) return this.quoted();
    return this.match(/[\p{L}_][\p{L}\p{N}_$]*/u) ?? this.fail('expecting a name');
  }

  /** `"…"`, where a backslash takes the next character literally. */
  quoted(): string {
    this.expect('"');
    const inner = this.match(/(?:[^"\\]|\\.)*/su) ?? '';
    this.expect('"');
    return inner.replace(/\\(.)/gsu, '$1');
  }

  /** Everything that is left. */
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
