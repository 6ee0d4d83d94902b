import { formatDate } from '../../core/dates.ts';
import { importPreviewQuestionsUnansweredBy } from './imports-words.ts';
import { importSources } from './files/kind-words.ts';
import { heldLists, recordsWords, rowWords, shownWords } from './files/row-words.ts';
import { spreadsheetDay } from './files/spreadsheet-days.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { listed, listedQuoted } from '../../core/language/listed.ts';
import { m } from '../../paraglide/messages.js';
import { beginImport, chooseAnother } from './import-files.store.ts';
import { lacking, remaining, type ImportView } from './import-view.store.ts';
import { PreviewColumns } from './PreviewColumns.tsx';
import { PreviewParts } from './PreviewParts.tsx';
import { PreviewPassed } from './PreviewPassed.tsx';
import { PreviewProblems } from './PreviewProblems.tsx';
import { PreviewProfiles } from './PreviewProfiles.tsx';
import { PreviewQuestions } from './PreviewQuestions.tsx';
import { PreviewSwitches } from './PreviewSwitches.tsx';
import { StepPanel } from './StepPanel.tsx';

/** What will be imported, shown before anything is sent. */
export function Preview({ view }: { view: Extract<ImportView, { step: 'preview' }> }) {
  const { summary, answers, off, switches, beginning, problem } = view;
  const { serial } = summary.questions.days;
  const open = lacking(summary, answers);
  const count = remaining(summary, off);
  const notes = [
    Object.keys(summary.records).length > 0 && recordsWords(summary.records),
    ...shownWords(summary.shown).map((note) => !off.includes('own') && note),
    summary.halves > 0 && !off.includes('rating') && m.import_changes_halves(counted(summary.halves)),
    summary.rounded > 0 && !off.includes('rating') && m.import_changes_rounded(counted(summary.rounded)),
    summary.long > 0 && !off.includes('review') && m.import_changes_long(counted(summary.long)),
    summary.cut > 0 && m.import_changes_cut(counted(summary.cut)),
    summary.undated > 0 && m.import_changes_undated(counted(summary.undated)),
    summary.noEpisodes > 0 &&
      !off.includes('follow') &&
      m.import_changes_no_episodes(counted(summary.noEpisodes)),
    summary.tags.count > 0 &&
      !off.includes('movieWatch') &&
      m.import_changes_tags({
        ...counted(summary.tags.count),
        tags: listed(summary.tags.names.map(isolated)),
      }),
    summary.notes > 0 && !off.includes('wish') && m.import_changes_notes(counted(summary.notes)),
    summary.upTo > 0 && !off.includes('episodeWatch') && m.import_changes_up_to(counted(summary.upTo)),
    serial !== null &&
      m.import_preview_serial({ cell: serial, null: formatDate(spreadsheetDay(serial, null) ?? '') }),
    summary.untold.count > 0 &&
      open !== 'order' &&
      m.import_changes_untold({ ...counted(summary.untold.count), days: listedQuoted(summary.untold.names) }),
    summary.lists.length > 0 &&
      !off.includes('list') &&
      m.import_preview_lists({ lists: heldLists(summary.lists) }),
  ].filter((note) => note !== false);
  return (
    <StepPanel heading={m.import_preview_heading({ source: importSources[summary.source]() })}>
      <p className="text-ink-soft">{m.import_preview_found(counted(summary.total))}</p>
      <PreviewColumns view={view} />
      <PreviewProfiles view={view} />
      <PreviewQuestions view={view} />
      {summary.total > 0 && <PreviewParts counts={summary.counts} off={off} />}
      {notes.length > 0 && (
        <ul className="grid gap-2 text-sm text-ink-soft [overflow-wrap:anywhere]">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {summary.first.length > 0 && (
        <div>
          <h3 className="text-lg">{m.import_preview_first()}</h3>
          <ul className="mt-2 grid gap-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
            {summary.first.map((entry, index) => (
              <li key={index}>{rowWords(entry)}</li>
            ))}
          </ul>
        </div>
      )}
      <PreviewSwitches counts={summary.counts} off={off} switches={switches} />
      <PreviewProblems problems={summary.problems} />
      <PreviewPassed passed={summary.passed} />
      {problem && (
        <p role="alert" className="rounded-lg border border-danger/60 p-4">
          {problem}
        </p>
      )}
      <p className="text-ink-soft">
        {open
          ? importPreviewQuestionsUnansweredBy[open]()
          : count > 0
            ? m.import_preview_undo()
            : m.import_preview_nothing()}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={beginning || open !== null || count === 0}
          onClick={() => void beginImport()}
        >
          {beginning ? m.import_preview_beginning() : m.import_preview_begin(counted(count))}
        </button>
        <button type="button" className="button button-quiet" onClick={chooseAnother}>
          {m.import_preview_another()}
        </button>
      </div>
    </StepPanel>
  );
}
