import { m } from '../../paraglide/messages.js';
import { beginningOf } from '../folded.ts';

interface FoldedTextProps {
  text: string;
  /** Code points shown before Read More. */
  limit: number;
  classes: (text: string) => string;
}

/** A user's text. A long one is folded, and unfolds without scripts. */
export function FoldedText({ text, limit, classes }: FoldedTextProps) {
  const start = beginningOf(text, limit);
  const paragraph = (words: string) => (
    <p dir="auto" className={classes(words)}>
      {words}
    </p>
  );
  if (start === text) return paragraph(text);
  return (
    <div className="folded">
      {paragraph(`${start}…`)}
      <details>
        <summary>
          <span>{m.words_read_more()}</span>
          <span>{m.words_read_less()}</span>
        </summary>
        {paragraph(text)}
      </details>
    </div>
  );
}
