import { counted, formatNumber } from '../../core/format.ts';
import { importChooseFailuresBy } from './imports-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useRef, useState, type DragEvent } from 'react';
import { cancelImport } from './import-job.store.ts';
import { readChosen } from './import-files.store.ts';
import type { ImportView } from './import-view.store.ts';
import { StepPanel } from './StepPanel.tsx';
import { StepProgress } from './StepProgress.tsx';

export function ChooseFiles({ view }: { view: Extract<ImportView, { step: 'choose' }> }) {
  const { refused, waiting } = view;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function choose(files: FileList | null) {
    void readChosen([...(files ?? [])]);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  }

  return (
    <StepPanel
      heading={
        waiting
          ? m.import_choose_waiting_heading({ fileName: isolated(waiting.fileName) })
          : m.import_choose_heading()
      }
      takesFocus={refused !== null || waiting !== null}
    >
      {waiting && (
        <StepProgress
          done={waiting.received}
          of={waiting.total}
          label={m.import_choose_waiting({
            received: formatNumber(waiting.received),
            ...counted(waiting.total),
          })}
        />
      )}
      {refused && (
        <div className="rounded-lg border border-danger/60 p-4">
          <p className="font-semibold">{m.import_choose_failed()}</p>
          <p className="mt-1 text-ink-soft">{importChooseFailuresBy[refused]()}</p>
        </div>
      )}
      <div
        role="presentation"
        className={`grid justify-items-center gap-4 rounded-lg border-2 border-dashed px-4 py-10 text-center sm:py-14 ${over ? 'border-marquee bg-ground-high' : 'border-ground-edge/60'}`}
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <p className="text-xl font-semibold max-sm:hidden">{m.import_choose_drop()}</p>
        <p className="text-ink-soft">{m.import_choose_or()}</p>
        <button type="button" className="button button-primary" onClick={() => input.current?.click()}>
          {m.import_choose_button()}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          accept=".zip,.csv,.tsv,.json,.xml,.txt,application/zip,text/csv,text/plain,text/xml,application/json"
          aria-label={m.import_choose_button()}
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            // Lets the same file be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {waiting && (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          onClick={() => void cancelImport()}
        >
          {m.import_step_job_cancel()}
        </button>
      )}
    </StepPanel>
  );
}
