const STRETCH = 0.4;

/** Letters that look foreign and are read at once, so that what stays as it was is seen. */
const FOREIGN = new Map(
  Object.entries({ a: 'ȧ', e: 'ḗ', i: 'ī', o: 'ǿ', u: 'ŭ', A: 'Ȧ', E: 'Ḗ', I: 'Ī', O: 'Ǿ', U: 'Ŭ' }),
);

/** What programs read: addresses, and what has no letters. */
const NO_WORDS = /^(?:[/#?.]|[a-z-]+:\/\/|data:)|^[^\p{L}]*$/u;

/** A parameter of a message; an escaped brace is text. */
const PARAMETER = /((?<!\\)\{[^}]*\})/;

/** More of a text, in words as long as those of people: what is too long for a line can be broken. */
const more = (length: number) =>
  'ẋẋẋẋẋ '
    .repeat(Math.ceil(length / 6))
    .slice(0, Math.max(length, 1))
    .trim();

/** What German says in one long word, wider than a phone in a heading: "Nutzungsbedingungen", "Erscheinungsdatum". */
const COMPOUND = /^(?:Terms|\p{L}+ of \p{L}+)$/u;
const COMPOUND_LETTERS = 22;

const foreign = (text: string) => text.replaceAll(/[aeiou]/gi, (letter) => FOREIGN.get(letter) ?? letter);

/** A text of English, bracketed and 40 % longer, for somebody who looks for what is cut or was forgotten. */
function stretched(text: string): string {
  const parts = text.split(PARAMETER);
  const words = parts.filter((_, at) => at % 2 === 0).join('');
  if (NO_WORDS.test(words)) return text;
  // Its ends may be joined to others.
  const [, before = '', said = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (COMPOUND.test(said))
    return `${before}⟦${foreign(said).replaceAll(' ', '').padEnd(COMPOUND_LETTERS, 'ẋ')}⟧${after}`;
  const own = said.split(PARAMETER).map((part, at) => (at % 2 === 0 ? foreign(part) : part));
  return `${before}⟦${own.join('')} ${more(Math.ceil(words.trim().length * STRETCH))}⟧${after}`;
}

/** The messages of an invented language: the same keys and parameters, and English that cannot be taken for English. */
export function pseudo(messages: object): Record<string, unknown> {
  const said = (value: unknown): unknown => {
    if (typeof value === 'string') return stretched(value);
    if (Array.isArray(value))
      return value.map((one: { match: Record<string, string> }) => ({
        ...one,
        match: Object.fromEntries(Object.entries(one.match).map(([key, text]) => [key, said(text)])),
      }));
    return value;
  };
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, key === '$schema' ? value : said(value)]),
  );
}
