/** A parsed value; `whole` is false if the text ended inside it. */
interface Read {
  value: unknown;
  whole: boolean;
}

const MAX_DEPTH = 20;
const SPACE = /\s*/y;
const STRING = /"(?:[^"\\]|\\[^])*"/y;
const SCALAR = /[-+.\w]+/y;

/** Invalid JSON at this position; the text around it may be valid. */
class NotJson extends Error {}

/**
 * Parses one JSON value. Accepts trailing commas and raw line breaks; of truncated text it returns the complete items.
 */
class Reader {
  readonly #text: string;
  position: number;

  constructor(text: string, position: number) {
    this.#text = text;
    this.position = position;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }

  /** The next character after white space; empty at the end of the text. */
  #next(): string {
    this.#match(SPACE);
    return this.#text.charAt(this.position);
  }

  value(depth: number): Read {
    const next = this.#next();
    if (next === '') return { value: undefined, whole: false };
    if (depth > MAX_DEPTH) throw new NotJson();
    if (next === '{') return this.#object(depth);
    if (next === '[') return this.#array(depth);
    return next === '"' ? this.#string() : this.#scalar();
  }

  #string(): Read {
    const quoted = this.#match(STRING);
    if (quoted === undefined) return { value: undefined, whole: false };
    try {
      const escaped = quoted.replace(/[\u0000-\u001f]/g, (character) =>
        JSON.stringify(character).slice(1, -1),
      );
      return { value: JSON.parse(escaped) as string, whole: true };
    } catch {
      throw new NotJson();
    }
  }

  #scalar(): Read {
    const word = this.#match(SCALAR);
    // A number at the end of the text may be truncated.
    if (word !== undefined && this.position === this.#text.length) return { value: undefined, whole: false };
    try {
      return { value: JSON.parse(word ?? '') as unknown, whole: true };
    } catch {
      throw new NotJson();
    }
  }

  #array(depth: number): Read {
    this.position += 1;
    const value: unknown[] = [];
    for (let next = this.#next(); next !== ']'; next = this.#next()) {
      if (next === ',') {
        this.position += 1;
        continue;
      }
      const item = this.value(depth + 1);
      if (!item.whole) return { value, whole: false };
      value.push(item.value);
      this.#expectEndOr(']');
    }
    this.position += 1;
    return { value, whole: true };
  }

  #object(depth: number): Read {
    this.position += 1;
    const value: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    for (let next = this.#next(); next !== '}'; next = this.#next()) {
      if (next === '') return { value, whole: false };
      if (next === ',') {
        this.position += 1;
        continue;
      }
      if (next !== '"') throw new NotJson();
      const name = this.#string();
      if (!name.whole) return { value, whole: false };
      const colon = this.#next();
      if (colon === '') return { value, whole: false };
      if (colon !== ':') throw new NotJson();
      this.position += 1;
      const inner = this.value(depth + 1);
      if (inner.value !== undefined) value[String(name.value)] = inner.value;
      if (!inner.whole) return { value, whole: false };
      this.#expectEndOr('}');
    }
    this.position += 1;
    return { value, whole: true };
  }

  #expectEndOr(end: string): void {
    const next = this.#next();
    if (next !== end && next !== ',' && next !== '') throw new NotJson();
  }
}

const MAX_STARTS = 40;

/**
 * Yields the objects and arrays in a text in order, skipping prose and code fences. A truncated one is yielded with its
 * complete items.
 */
export function* jsonIn(text: string): Generator {
  const start = /[[{]/g;
  for (let tries = 0; tries < MAX_STARTS; tries += 1) {
    const found = start.exec(text);
    if (!found) return;
    const reader = new Reader(text, found.index);
    try {
      yield reader.value(0).value;
      start.lastIndex = reader.position;
    } catch (error) {
      if (!(error instanceof NotJson)) throw error;
    }
  }
}
