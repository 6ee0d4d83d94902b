const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts at a word if that loses at most this many UTF-16 units. */
const WORD = 60;

/**
 * Truncates a text to `limit` code points, never within a grapheme, and at a word unless it is very long. Returns a
 * shorter text unchanged.
 */
export function beginningOf(text: string, limit: number): string {
  const points = [...text];
  if (points.length <= limit) return text;
  const end = points.slice(0, limit).join('').length;
  const whole = text.slice(0, letters.segment(text).containing(end)?.index ?? end);
  const words = /\s/.test(text.charAt(whole.length)) ? whole : whole.replace(/\s+\S*$/u, '');
  return (whole.length - words.length > WORD ? whole : words).trimEnd();
}
