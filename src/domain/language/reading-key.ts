/**
 * The arrow key that is meant where text reads from left to right: on a page that reads from the right (`dir` of its
 * document) the left one leads on. Every other key is itself.
 */
export function readingKey(key: string, dir: string): string {
  if (dir !== 'rtl') return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}
