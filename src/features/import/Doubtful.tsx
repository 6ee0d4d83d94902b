import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useRef } from 'react';
import type { ImportProgress } from './import-job.ts';
import { $doubtful, chooseForAll, loadDoubtful } from './doubtful.store.ts';
import { saveImport } from './import-job.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { DoubtfulGroup } from './DoubtfulGroup.tsx';

/** Names that match several titles, with the candidates side by side. */
export function Doubtful({ job, imageBase }: { job: ImportProgress; imageBase: string }) {
  const doubtful = useStore($doubtful);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void loadDoubtful(job.id);
  }, [job.id]);
  const known = doubtful?.id === job.id ? doubtful : null;
  const isKnown = known !== null;
  useEffect(() => {
    if (isKnown) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown]);
  const choosing = known !== null && known.choosing !== null;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {m.import_step_doubtful_heading(counted(known?.total || job.titles.doubtful))}
      </h3>
      <p className="text-ink-soft">{m.import_step_doubtful_text()}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={choosing}
          onClick={() => void chooseForAll('first')}
        >
          {m.import_step_doubtful_all_first()}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={choosing}
          onClick={() => void saveImport()}
        >
          {m.import_step_doubtful_save()}
        </button>
      </div>
      {known?.problem && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {known.problem}
          <button type="button" className="button button-quiet" onClick={() => void loadDoubtful(job.id)}>
            {m.import_step_doubtful_again()}
          </button>
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {known?.groups.map((group) => (
          <DoubtfulGroup
            key={group.number}
            group={group}
            imageBase={imageBase}
            busy={choosing}
            onChosen={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {known !== null && known.total > known.groups.length && (
        <p className="text-ink-soft">{m.import_step_doubtful_left(counted(known.total))}</p>
      )}
    </div>
  );
}
