/** Characters of no sentence, one for each place; more than any has. */
const PLACES = Array.from({ length: 8 }, (_, at) => String.fromCodePoint(0xf0000 + at));
const CUTS = new RegExp(`(${PLACES.join('|')})`, 'u');

/**
 * A sentence in which several things are rendered, such as two links, cut at their places: what it says as texts, and where
 * each is rendered its number. With one place, `around` says the same more simply.
 */
export function inPlaces(sentence: (...places: string[]) => string): (string | number)[] {
  return sentence(...PLACES)
    .split(CUTS)
    .map((part, at) => (at % 2 === 0 ? part : PLACES.indexOf(part)))
    .filter((part) => part !== '');
}
