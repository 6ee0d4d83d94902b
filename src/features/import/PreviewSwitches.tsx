import { importPreviewSwitchesBy } from './imports-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ImportSwitches } from './import-job.ts';
import type { ImportPart } from './files/reading.ts';
import { toggleSwitch } from './import-files.store.ts';
import type { ReadingSummary } from './reading-desk.store.ts';

/** The parts each switch needs: it is shown only if the file has some of them. */
const ABOUT: [keyof ImportSwitches, ImportPart[]][] = [
  ['replaceRatings', ['rating']],
  ['replaceReviews', ['review']],
  ['replaceDates', ['movieWatch', 'episodeWatch', 'wish']],
];

interface PreviewSwitchesProps {
  counts: ReadingSummary['counts'];
  off: readonly ImportPart[];
  switches: ImportSwitches;
}

/** Which existing data the file replaces; by default none. */
export function PreviewSwitches({ counts, off, switches }: PreviewSwitchesProps) {
  const offered = ABOUT.filter(([, parts]) => parts.some((part) => counts[part] && !off.includes(part)));
  if (offered.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{m.import_preview_existing()}</legend>
      <p className="mb-2 mt-1 text-sm text-ink-soft">{m.import_preview_existing_text()}</p>
      {offered.map(([name]) => (
        <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-marquee"
            checked={switches[name]}
            onChange={() => toggleSwitch(name)}
          />
          {importPreviewSwitchesBy[name]()}
        </label>
      ))}
    </fieldset>
  );
}
