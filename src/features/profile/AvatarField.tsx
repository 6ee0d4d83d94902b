import { m } from '../../paraglide/messages.js';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';

interface AvatarFieldProps {
  /** URL of the chosen picture, else of the saved one. */
  address: string | null;
  /** Shown if there is no picture, or it fails to load. */
  initial: string;
  fileName: string | undefined;
  problem: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Takes a picture from files, camera or drag and drop, with a preview. */
export function AvatarField({ address, initial, fileName, problem, onChoose }: AvatarFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);

  // The picture may have failed to load before hydration.
  function look(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0) setBroken(address);
  }

  function onDrag(event: DragEvent) {
    event.preventDefault();
    setOver(event.type === 'dragover');
  }

  function onDrop(event: DragEvent) {
    onDrag(event);
    onChoose(event.dataTransfer.files[0]);
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose(target.files?.[0]);
    // Lets the same file be chosen again.
    target.value = '';
  }

  return (
    <div
      className={`flex items-center gap-4 rounded-lg border border-dashed p-4 ${over ? 'border-marquee' : 'border-ground-edge'}`}
      role="presentation"
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      {address && address !== broken ? (
        <img
          ref={look}
          src={address}
          onError={() => setBroken(address)}
          width="96"
          height="96"
          decoding="async"
          alt={m.account_profile_your_avatar()}
          className="size-24 shrink-0 rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-24 shrink-0 place-items-center rounded-full bg-marquee-deep font-display text-4xl font-semibold text-marquee"
        >
          {initial}
        </span>
      )}
      {/* Without scripts there is no cropping, so the field is hidden. */}
      <div className="min-w-0 flex-1 [@media(scripting:none)]:hidden">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {m.account_profile_avatar()}
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          onChange={onChange}
          aria-describedby={`${id}-hint ${id}-error`}
          className="block w-full cursor-pointer text-sm text-transparent file:me-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-solid file:border-ground-edge file:bg-ground-high file:px-4 file:font-semibold file:text-ink"
        />
        <p id={`${id}-hint`} role="status" className="mt-1.5 text-sm text-ink-mute [overflow-wrap:anywhere]">
          {fileName ?? m.account_profile_choose()}
        </p>
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger empty:hidden">
          {problem}
        </p>
      </div>
    </div>
  );
}
