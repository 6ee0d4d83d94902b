import { importPreviewPartBecomesBy, importPreviewPartCountedBy } from './imports-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ImportPart } from './files/reading.ts';
import { togglePart } from './import-files.store.ts';
import type { ReadingSummary } from './reading-desk.store.ts';

interface PreviewPartsProps {
  counts: ReadingSummary['counts'];
  off: readonly ImportPart[];
}

/** The parts of a file with the number of entries, each of which can be left out. */
export function PreviewParts({ counts, off }: PreviewPartsProps) {
  const parts = (Object.keys(importPreviewPartBecomesBy) as ImportPart[]).filter((part) => counts[part]);
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-semibold">{m.import_preview_parts()}</legend>
      <ul className="grid gap-3 md:grid-cols-2">
        {parts.map((part) => (
          <li
            key={part}
            className="rounded-lg border border-ground-edge/60 px-3 pb-3 hover:border-ink-mute has-[:checked]:border-marquee"
          >
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 font-semibold">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-marquee"
                checked={!off.includes(part)}
                aria-describedby={`becomes-${part}`}
                onChange={() => togglePart(part)}
              />
              {importPreviewPartCountedBy[part](counts[part] ?? 0)}
            </label>
            <p id={`becomes-${part}`} className="ps-8 text-sm text-ink-soft">
              {importPreviewPartBecomesBy[part]()}
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
