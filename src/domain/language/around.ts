/** No character of any sentence. */
const PLACE = '\u{F0000}';

/** What a sentence says before and after the place where something is rendered, such as a link: languages put it elsewhere. */
export function around(sentence: (place: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = sentence(PLACE).split(PLACE);
  return [before, after];
}
