/** Private-use characters, one per placeholder; more than any message has. */
const PLACES = Array.from({ length: 8 }, (_, at) => String.fromCodePoint(0xf0000 + at));
const CUTS = new RegExp(`(${PLACES.join('|')})`, 'u');

/**
 * Splits a message at several placeholders, such as two links, into texts and the numbers of the placeholders. For one
 * placeholder use `around`.
 */
export function inPlaces(sentence: (...places: string[]) => string): (string | number)[] {
  return sentence(...PLACES)
    .split(CUTS)
    .map((part, at) => (at % 2 === 0 ? part : PLACES.indexOf(part)))
    .filter((part) => part !== '');
}
