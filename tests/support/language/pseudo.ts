const STRETCH = 0.4;

/** Letters that look foreign but stay readable, so that untranslated text is visible. */
const FOREIGN = new Map(
  Object.entries({ a: 'ȧ', e: 'ḗ', i: 'ī', o: 'ǿ', u: 'ŭ', A: 'Ȧ', E: 'Ḗ', I: 'Ī', O: 'Ǿ', U: 'Ŭ' }),
);

/** Text for programs: addresses, and text without letters. */
const NO_WORDS = /^(?:[/#?.]|[a-z-]+:\/\/|data:)|^[^\p{L}]*$/u;

/** A message parameter; an escaped brace is text. */
const PARAMETER = /((?<!\\)\{[^}]*\})/;

/** Padding in words of usual length, so that lines can break. */
const more = (length: number) =>
  'ẋẋẋẋẋ '
    .repeat(Math.ceil(length / 6))
    .slice(0, Math.max(length, 1))
    .trim();

/**
 * Texts that are one long word in German, wider than a phone as a heading: "Nutzungsbedingungen",
 * "Erscheinungsdatum".
 */
const COMPOUND = /^(?:Terms|\p{L}+ of \p{L}+)$/u;
const COMPOUND_LETTERS = 22;

const foreign = (text: string) => text.replaceAll(/[aeiou]/gi, (letter) => FOREIGN.get(letter) ?? letter);

/** An English text, bracketed and 40 % longer, to find cut and untranslated text. */
function stretched(text: string): string {
  const parts = text.split(PARAMETER);
  const words = parts.filter((_, at) => at % 2 === 0).join('');
  if (NO_WORDS.test(words)) return text;
  // Surrounding spaces can join other text.
  const [, before = '', said = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (COMPOUND.test(said))
    return `${before}⟦${foreign(said).replaceAll(' ', '').padEnd(COMPOUND_LETTERS, 'ẋ')}⟧${after}`;
  const own = said.split(PARAMETER).map((part, at) => (at % 2 === 0 ? foreign(part) : part));
  return `${before}⟦${own.join('')} ${more(Math.ceil(words.trim().length * STRETCH))}⟧${after}`;
}

/** Messages of an invented language: same keys and parameters, recognizable text. */
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
