/** A private-use character, never in a message. */
const PLACE = '\u{F0000}';

/** Splits a message at the placeholder of an element such as a link: its position varies by language. */
export function around(sentence: (place: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = sentence(PLACE).split(PLACE);
  return [before, after];
}
