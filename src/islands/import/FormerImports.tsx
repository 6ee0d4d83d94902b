import { isOpen, type ImportProgress } from '../../domain/import/import-job.ts';
import { IMPORT_STEP_MESSAGES } from '../../domain/messages.ts';
import { showImport } from '../../stores/import/import-job.ts';
import { $imports } from '../../stores/import/import-state.ts';
import { useStore } from '../ui/use-store.ts';

const words = IMPORT_STEP_MESSAGES.former;

interface FormerImportsProps {
  /** Those the page was drawn with. */
  drawn: ImportProgress[];
  /** The one on show. */
  shown: string | null;
}

/** The imports of the last thirty days, each with the way to its report. */
export function FormerImports({ drawn, shown }: FormerImportsProps) {
  const known = useStore($imports);
  const imports = known.length > 0 ? known : drawn;
  const open = imports.some(isOpen);
  if (imports.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{words.heading}</h2>
      <p className="mt-1 text-sm text-ink-soft">{words.text}</p>
      <ul className="mt-4 grid gap-px">
        {imports.map((job) => (
          <li
            key={job.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-ground-line py-3"
          >
            <span className="grid min-w-0 gap-1">
              <span className="font-semibold [overflow-wrap:anywhere]">{job.fileName}</span>
              <span className="text-sm text-ink-soft">
                {words.line(job.source, job.state, job.total)} ·{' '}
                <time dateTime={job.startedAt}>{words.began(job.startedAt)}</time>
              </span>
            </span>
            {job.id !== shown && (!open || isOpen(job)) && (
              <button
                type="button"
                className="button button-quiet [@media(scripting:none)]:hidden"
                aria-label={words.showOf(job.fileName)}
                onClick={() => showImport(job)}
              >
                {words.show}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
