import { m } from '../../paraglide/messages.js';
import { beginningOf } from '../folded.ts';

interface FoldedTextProps {
  text: string;
  /** Code points that are shown before the rest is asked for. */
  limit: number;
  /** The classes of a paragraph with this text. */
  classes: (text: string) => string;
}

/** A user's text. A long one is folded after its beginning and opens without scripts. */
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
