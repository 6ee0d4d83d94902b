/** Swaps the left and right arrow keys in right-to-left documents. Other keys are unchanged. */
export function readingKey(key: string, dir: string): string {
  if (dir !== 'rtl') return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}
