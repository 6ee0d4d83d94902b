import { labelled } from '../../core/words/labels.ts';
import { importPreviewPassedWhyBy } from './imports-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { PASSED_REASONS } from './files/reading.ts';
import { formatList } from '../../core/listing.ts';
import type { ReadingSummary } from './reading-desk.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';

/** Files that were not read, by reason. */
export function PreviewPassed({ passed }: { passed: ReadingSummary['passed'] }) {
  if (passed.length === 0) return null;
  const reasons = PASSED_REASONS.filter((reason) => passed.some(({ why }) => why === reason));
  return (
    <details className="rounded-lg border border-ground-line p-4">
      <summary className="flex min-h-6 cursor-pointer items-center justify-between gap-3 font-semibold">
        {m.import_preview_passed_heading(counted(passed.length))}
        <Icon path={icons.chevron} />
      </summary>
      <ul className="my-3 grid list-disc gap-1 ps-5 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {reasons.map((reason) => {
          const files = passed.filter(({ why }) => why === reason).map(({ file }) => file);
          return <li key={reason}>{labelled(importPreviewPassedWhyBy[reason](), formatList(files))}</li>;
        })}
      </ul>
    </details>
  );
}
