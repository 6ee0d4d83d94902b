import { useRef, useState, type DragEvent } from 'react';
import { IMPORT_STEP_MESSAGES, IMPORT_MESSAGES } from '../../domain/messages.ts';
import { cancelImport } from '../../stores/import/import-job.ts';
import { readChosen } from '../../stores/import/import-files.ts';
import type { ImportView } from '../../stores/import/import-view.ts';
import { StepPanel } from './StepPanel.tsx';
import { StepProgress } from './StepProgress.tsx';

const words = IMPORT_MESSAGES.choose;

/** A place to drop files into, with a button that does the same. */
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
      heading={waiting ? words.waitingHeading(waiting.fileName) : words.heading}
      takesFocus={refused !== null || waiting !== null}
    >
      {waiting && (
        <StepProgress
          done={waiting.received}
          of={waiting.total}
          label={words.waiting(waiting.received, waiting.total)}
        />
      )}
      {refused && (
        <div className="rounded-lg border border-danger/60 p-4">
          <p className="font-semibold">{words.failed}</p>
          <p className="mt-1 text-ink-soft">{words.failures[refused]}</p>
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
        <p className="text-xl font-semibold max-sm:hidden">{words.drop}</p>
        <p className="text-ink-soft">{words.or}</p>
        <button type="button" className="button button-primary" onClick={() => input.current?.click()}>
          {words.button}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          accept=".zip,.csv,.json,application/zip,text/csv,application/json"
          aria-label={words.button}
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            // The same file may be chosen again.
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
          {IMPORT_STEP_MESSAGES.job.cancel}
        </button>
      )}
    </StepPanel>
  );
}
