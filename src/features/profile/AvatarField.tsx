import { m } from '../../paraglide/messages.js';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';

interface AvatarFieldProps {
  /** Address of the picture to show: the chosen one, or the saved one. */
  address: string | null;
  /** Stands in the picture's place while there is none, or none that can be shown. */
  initial: string;
  /** Name of the chosen file. */
  fileName: string | undefined;
  problem: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Takes a picture from the files, from a camera, or dropped onto it, and shows what it will look like. */
export function AvatarField({ address, initial, fileName, problem, onChoose }: AvatarFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);

  // The page may have failed to load the picture before this listened.
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
    // The same file can be chosen once more after it was cleared.
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
      {/* The browser cuts the square out. */}
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
