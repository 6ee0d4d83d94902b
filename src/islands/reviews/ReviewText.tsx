import { REVIEW_MESSAGES } from '../../domain/messages.ts';
import { keepsLines } from '../../domain/reviews/opinions.ts';

/** What somebody has written; one that tells the end is folded until it is opened, without scripts too. */
export function ReviewText({ text, tellsEnd }: { text: string; tellsEnd: boolean }) {
  const words = (
    <p dir="auto" className={keepsLines(text) ? 'review-text review-lines' : 'review-text'}>
      {text}
    </p>
  );
  if (!tellsEnd) return words;
  return (
    <details className="review-end">
      <summary>{REVIEW_MESSAGES.tellsEnd.open}</summary>
      {words}
    </details>
  );
}
