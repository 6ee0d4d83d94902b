const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters at the end of a beginning in which it rather ends with a word. */
const WORD = 60;

/**
 * The beginning of a text of more than so many code points: whole letters, and whole words where they are no longer than
 * usual. A text that is not longer answers itself.
 */
export function beginningOf(text: string, limit: number): string {
  const points = [...text];
  if (points.length <= limit) return text;
  const end = points.slice(0, limit).join('').length;
  const whole = text.slice(0, letters.segment(text).containing(end)?.index ?? end);
  const words = /\s/.test(text.charAt(whole.length)) ? whole : whole.replace(/\s+\S*$/u, '');
  return (whole.length - words.length > WORD ? whole : words).trimEnd();
}
