import { labelled } from '../../core/words/labels.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import type { ImportReportPage } from './import-job.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';

/** Series with the number of the file's episodes that the catalogue does not have. */
export function MissingEpisodes({ missing }: Pick<ImportReportPage, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-lg border border-ground-line p-4">
      <h3 className="text-lg font-semibold">{m.import_step_report_missing_heading()}</h3>
      <p className="text-sm text-ink-soft">{m.import_step_report_missing_text()}</p>
      <ul className="grid gap-1">
        {missing.map(({ id, title, episodes }) => (
          <li key={id}>
            <a
              className="[overflow-wrap:anywhere] hover:underline"
              href={pageAddress(titlePath({ kind: 'tv', id }))}
            >
              {labelled(title, m.count_episodes(counted(episodes)))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
