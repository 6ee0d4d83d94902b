const STRETCH = 0.4;

/** Letters that look foreign and are read at once, so that what stays as it was is seen. */
const FOREIGN = new Map(
  Object.entries({ a: 'ȧ', e: 'ḗ', i: 'ī', o: 'ǿ', u: 'ŭ', A: 'Ȧ', E: 'Ḗ', I: 'Ī', O: 'Ǿ', U: 'Ŭ' }),
);

/** What programs read: addresses, and what has no letters. */
const NO_WORDS = /^(?:[/#?.]|[a-z-]+:\/\/|data:)|^[^\p{L}]*$/u;

/** What is said already, such as a name that is part of a sentence. */
const SAID = /⟦[^⟦⟧]*⟧/gu;

/** More of a text, in words as long as those of people: what is too long for a line can be broken. */
const more = (length: number) =>
  'ẋẋẋẋẋ '
    .repeat(Math.ceil(length / 6))
    .slice(0, Math.max(length, 1))
    .trim();

/** A text of English, bracketed and 40 % longer, for somebody who looks for what is cut or was forgotten. */
function stretched(text: string): string {
  if (NO_WORDS.test(text.replaceAll(SAID, ''))) return text;
  // Its ends may be joined to others.
  const [, before = '', said = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  const inside = said.replaceAll(/[⟦⟧]/g, '');
  const foreign = inside.replaceAll(/[aeiou]/gi, (letter) => FOREIGN.get(letter) ?? letter);
  return `${before}⟦${foreign} ${more(Math.ceil(inside.length * STRETCH))}⟧${after}`;
}

/** The words of an invented language: the same keys and functions, and English that cannot be taken for English. */
export function pseudo<Words>(words: Words): Words {
  const said = (value: unknown): unknown => {
    if (typeof value === 'string') return stretched(value);
    if (typeof value === 'function')
      return (...given: unknown[]) => said((value as (...given: unknown[]) => unknown)(...given));
    if (Array.isArray(value)) return value.map(said);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, said(inner)]));
  };
  return said(words) as Words;
}
