import { counted } from '../../core/format.ts';
import { reviewLeft, reviewLeftInParts } from './reviews-words.ts';
import { m } from '../../paraglide/messages.js';
import { useId, useImperativeHandle, useRef, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';
import { limitChange, REVIEW_LIMIT, reviewLength, reviewLetters } from './reviews.ts';
import { useTyped } from '../../core/ui/use-typed.ts';

interface ReviewFieldProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Maximum length in code points. */
  limit?: number;
  readOnly?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** From this many characters left on, the counter is announced. */
const FEW = 25;

/**
 * The field of a review or note with its counter. It never holds more than can be posted; Ctrl+Enter submits.
 */
export function ReviewField({
  label,
  text,
  onText,
  onSubmit,
  limit = REVIEW_LIMIT,
  ref,
  ...props
}: ReviewFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, []);
  useTyped(field, text, ({ value }) => onText(limitChange(text, value, limit).text));
  const length = reviewLength(text);
  // The database counts code points, users count letters.
  const letters = reviewLetters(text);
  const inParts = letters < length;
  const left = Math.max(0, limit - length);

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    // A word being composed (IME) may become shorter.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      onText(target.value);
      return;
    }
    const limited = limitChange(text, target.value, limit);
    onText(limited.text);
    if (limited.text !== target.value) {
      requestAnimationFrame(() => target.setSelectionRange(limited.caret, limited.caret));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        {...props}
        ref={field}
        id={id}
        name="text"
        className="field block max-h-96 min-h-24 resize-y py-2 [field-sizing:content]"
        rows={3}
        dir="auto"
        value={text}
        onChange={onChange}
        onCompositionEnd={({ currentTarget }) => onText(limitChange(text, currentTarget.value, limit).text)}
        onKeyDown={onKeyDown}
        aria-describedby={`${id}-count`}
      />
      <p id={`${id}-count`} className="mt-1 text-end text-sm text-ink-mute">
        <span aria-hidden="true">{`${letters}/${limit}`}</span>
        <span className="sr-only">{m.review_length({ length: letters, ...counted(limit) })}</span>
      </p>
      <p role="status" className={inParts ? 'mt-1 text-sm text-ink-mute' : 'sr-only'}>
        {left <= FEW && (inParts ? reviewLeftInParts : reviewLeft)(left)}
      </p>
    </div>
  );
}
