import { importChooseFailuresBy } from './imports-words.ts';
import { importSources, importStates } from './files/kind-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import type { ImportProgress } from './import-job.ts';
import { endReader } from './import-files.store.ts';
import { loadImports, stopFollowing } from './import-job.store.ts';
import { $importView } from './import-state.store.ts';
import type { ImportView } from './import-view.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { FormerImports } from './FormerImports.tsx';
import { JobStep } from './JobStep.tsx';
import { Preview } from './Preview.tsx';
import { ReadingStep } from './ReadingStep.tsx';

/** Status for screen readers: each step, without its progress. */
function announced(view: ImportView): string {
  if (view.step === 'choose') {
    return view.refused ? importChooseFailuresBy[view.refused]() : '';
  }
  if (view.step === 'reading')
    return m.import_reading_heading({ name: isolated(view.names[0] ?? ''), ...counted(view.names.length) });
  if (view.step === 'preview') return m.import_preview_found(counted(view.summary.total));
  return m.import_step_job_heading({
    source: importSources[view.job.source](),
    state: importStates[view.job.state](),
  });
}

interface ImportPageProps {
  /** Earlier imports, the latest first. */
  imports: ImportProgress[];
  imageBase: string;
}

/** The import page: the current import step by step, and earlier imports. */
export function ImportPage({ imports, imageBase }: ImportPageProps) {
  const view = useStore($importView);
  useEffect(() => {
    void loadImports();
    return () => {
      stopFollowing();
      endReader();
    };
  }, []);
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-10">
      <div>
        <h1 className="text-4xl">{m.import_page_title()}</h1>
        <p className="mt-3 max-w-prose text-ink-soft">{m.import_page_intro()}</p>
        <p className="mt-6 hidden rounded-lg border border-ground-line p-5 [@media(scripting:none)]:block">
          {m.import_page_no_scripts()}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 [@media(scripting:none)]:hidden">
        <p role="status" className="sr-only">
          {announced(view)}
        </p>
        {view.step === 'choose' && <ChooseFiles view={view} />}
        {view.step === 'reading' && <ReadingStep view={view} />}
        {view.step === 'preview' && <Preview view={view} />}
        {view.step === 'job' && <JobStep key={view.job.id} view={view} imageBase={imageBase} />}
      </div>
      <FormerImports rendered={imports} shown={view.step === 'job' ? view.job.id : null} />
    </div>
  );
}
