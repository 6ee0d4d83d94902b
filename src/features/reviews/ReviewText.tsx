import { m } from '../../paraglide/messages.js';
import { keepsLines } from './opinions.ts';
import { REVIEW_LIMIT, reviewLength } from './reviews.ts';
import { FoldedText } from '../../core/ui/FoldedText.tsx';

/**
 * Keeps any text within its element: long words break, stacked combining marks are clipped, and direction
 * controls affect only this text.
 */
const TYPED = 'mt-1 max-w-prose overflow-hidden text-ink-soft [overflow-wrap:anywhere]';

const classes = (text: string) =>
  keepsLines(text) || reviewLength(text) > REVIEW_LIMIT ? `${TYPED} whitespace-pre-line` : TYPED;

/** A review's text; a spoiler is folded, also without scripts. */
export function ReviewText({ text, tellsEnd }: { text: string; tellsEnd: boolean }) {
  const words = <FoldedText text={text} limit={REVIEW_LIMIT} classes={classes} />;
  if (!tellsEnd) return words;
  return (
    <details className="review-end">
      <summary>{m.review_tells_end_open()}</summary>
      {words}
    </details>
  );
}
