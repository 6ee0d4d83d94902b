import { m } from '../../paraglide/messages.js';

interface TellsEndProps {
  checked: boolean;
  disabled: boolean;
  onChange: (tellsEnd: boolean) => void;
}

/** Marks a review as a spoiler, which readers have to unfold. */
export function TellsEnd({ checked, disabled, onChange }: TellsEndProps) {
  return (
    <label className="mb-3 flex min-h-11 w-fit cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="tellsEnd"
        className="size-5 accent-marquee"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {m.review_tells_end_label()}
    </label>
  );
}
