import { importReadingStep } from './imports-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { chooseAnother } from './import-files.store.ts';
import type { ImportView } from './import-view.store.ts';
import { StepPanel } from './StepPanel.tsx';
import { StepProgress } from './StepProgress.tsx';

export function ReadingStep({ view }: { view: Extract<ImportView, { step: 'reading' }> }) {
  const { names, done, of } = view;
  return (
    <StepPanel
      heading={m.import_reading_heading({ name: isolated(names[0] ?? ''), ...counted(names.length) })}
    >
      <StepProgress done={done} of={of} label={importReadingStep(done, of)} />
      <button type="button" className="button button-quiet justify-self-start" onClick={chooseAnother}>
        {m.import_reading_cancel()}
      </button>
    </StepPanel>
  );
}
