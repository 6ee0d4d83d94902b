import { m } from '../../paraglide/messages.js';
import { keepsLines } from './opinions.ts';
import { REVIEW_LIMIT, reviewLength } from './reviews.ts';
import { FoldedText } from '../../core/ui/FoldedText.tsx';

/**
 * Whatever people typed stays in its place: long words break, marks that pile up are cut off, and letters that turn the
 * direction of writing turn it for themselves only.
 */
const TYPED = 'mt-1 max-w-prose overflow-hidden text-ink-soft [overflow-wrap:anywhere]';

const classes = (text: string) =>
  keepsLines(text) || reviewLength(text) > REVIEW_LIMIT ? `${TYPED} whitespace-pre-line` : TYPED;

/** What somebody has written; one that tells the end is folded until it is opened, without scripts too. */
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
