import { m } from '../../paraglide/messages.js';
import { keepsLines } from '../../domain/reviews/opinions.ts';
import { REVIEW_LIMIT, reviewLength } from '../../domain/reviews/reviews.ts';
import { FoldedText } from '../shared/FoldedText.tsx';

const classes = (text: string) =>
  keepsLines(text) || reviewLength(text) > REVIEW_LIMIT ? 'review-text review-lines' : 'review-text';

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
