import { importSources, importStates } from './files/kind-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { formatMoment } from '../../core/moments.ts';
import { m } from '../../paraglide/messages.js';
import { isOpen, type ImportProgress } from './import-job.ts';
import { showImport } from './import-job.store.ts';
import { $imports } from './import-state.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

interface FormerImportsProps {
  /** The imports as rendered. */
  rendered: ImportProgress[];
  /** The id of the import on display. */
  shown: string | null;
}

/** The imports of the last thirty days, with links to their reports. */
export function FormerImports({ rendered, shown }: FormerImportsProps) {
  const known = useStore($imports);
  const imports = known.length > 0 ? known : rendered;
  const open = imports.some(isOpen);
  if (imports.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{m.import_step_former_heading()}</h2>
      <p className="mt-1 text-sm text-ink-soft">{m.import_step_former_text()}</p>
      <ul className="mt-4 grid gap-px">
        {imports.map((job) => (
          <li
            key={job.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-ground-line py-3"
          >
            <span className="grid min-w-0 gap-1">
              <span className="font-semibold [overflow-wrap:anywhere]">{job.fileName}</span>
              <span className="text-sm text-ink-soft [unicode-bidi:isolate]">
                {m.import_step_former_line({
                  source: importSources[job.source](),
                  state: importStates[job.state](),
                  ...counted(job.total),
                })}{' '}
                ·{' '}
                <time dateTime={job.startedAt}>
                  {m.import_step_former_began({ moment: formatMoment(job.startedAt) })}
                </time>
              </span>
            </span>
            {job.id !== shown && (!open || isOpen(job)) && (
              <button
                type="button"
                className="button button-quiet [@media(scripting:none)]:hidden"
                aria-label={m.import_step_former_show_of({ fileName: isolated(job.fileName) })}
                onClick={() => showImport(job)}
              >
                {m.import_step_former_show()}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
