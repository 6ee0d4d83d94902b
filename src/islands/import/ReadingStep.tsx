import { IMPORT_MESSAGES } from '../../domain/messages.ts';
import { chooseAnother } from '../../stores/import/import-files.ts';
import type { ImportView } from '../../stores/import/import-view.ts';
import { StepPanel } from './StepPanel.tsx';
import { StepProgress } from './StepProgress.tsx';

const words = IMPORT_MESSAGES.reading;

/** A file is being read. */
export function ReadingStep({ view }: { view: Extract<ImportView, { step: 'reading' }> }) {
  const { names, done, of } = view;
  return (
    <StepPanel heading={words.heading(names)}>
      <StepProgress done={done} of={of} label={words.step(done, of)} />
      <button type="button" className="button button-quiet justify-self-start" onClick={chooseAnother}>
        {words.cancel}
      </button>
    </StepPanel>
  );
}
