const STRETCH = 0.4;

/** Letters that look foreign and are read at once, so that what stays as it was is seen. */
const FOREIGN = new Map(
  Object.entries({ a: 'ȧ', e: 'ḗ', i: 'ī', o: 'ǿ', u: 'ŭ', A: 'Ȧ', E: 'Ḗ', I: 'Ī', O: 'Ǿ', U: 'Ŭ' }),
);

/** What programs read: addresses, names of parts and the like. */
const NO_WORDS = /^(?:[/#?.]|https?:|data:|[a-z-]+:\/\/)|^[^\p{L}]*$/u;

/** A text of English, bracketed and 40 % longer, for somebody who looks for what is cut or was forgotten. */
function stretched(text: string): string {
  if (NO_WORDS.test(text) || text.startsWith('⟦')) return text;
  // Its ends may be joined to others.
  const [, before = '', said = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  const more = 'ẋ'.repeat(Math.ceil(said.length * STRETCH));
  const foreign = said.replaceAll(/[aeiou]/gi, (letter) => FOREIGN.get(letter) ?? letter);
  return `${before}⟦${foreign} ${more}⟧${after}`;
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
