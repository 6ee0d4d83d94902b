import { IMPORT_MESSAGES } from '../../domain/messages.ts';
import { beginImport, chooseAnother } from '../../stores/import/import-files.ts';
import { lacksOrder, remaining, type ImportView } from '../../stores/import/import-view.ts';
import { PreviewParts } from './PreviewParts.tsx';
import { PreviewProblems } from './PreviewProblems.tsx';
import { PreviewQuestions } from './PreviewQuestions.tsx';
import { PreviewSwitches } from './PreviewSwitches.tsx';
import { StepPanel } from './StepPanel.tsx';

const words = IMPORT_MESSAGES.preview;

/** What files say and what becomes of it, before anything leaves the browser. */
export function Preview({ view }: { view: Extract<ImportView, { step: 'preview' }> }) {
  const { summary, answers, off, switches, beginning, problem } = view;
  const { serial } = summary.questions.days;
  const open = lacksOrder(summary, answers);
  const count = remaining(summary, off);
  const notes = [
    Object.keys(summary.records).length > 0 && words.records(summary.records),
    ...words.shown(summary.shown).map((note) => !off.includes('own') && note),
    summary.rounded > 0 && !off.includes('rating') && words.rounded(summary.rounded),
    summary.long > 0 && !off.includes('review') && words.long(summary.long),
    summary.longNotes > 0 && !off.includes('list') && words.longNotes(summary.longNotes),
    summary.tags.count > 0 &&
      !off.includes('movieWatch') &&
      words.tags(summary.tags.names, summary.tags.count),
    summary.notes > 0 && !off.includes('wish') && words.notes(summary.notes),
    summary.upTo > 0 && !off.includes('episodeWatch') && words.upTo(summary.upTo),
    serial !== null && words.serial(serial),
    summary.untold.count > 0 && !open && words.untold(summary.untold.names, summary.untold.count),
    summary.lists.length > 0 && !off.includes('list') && words.lists(summary.lists),
  ].filter((note) => note !== false);
  return (
    <StepPanel heading={words.heading(summary.source)}>
      <p className="text-ink-soft">{words.found(summary.total)}</p>
      <PreviewQuestions view={view} />
      <PreviewParts counts={summary.counts} off={off} />
      {notes.length > 0 && (
        <ul className="grid gap-2 text-sm text-ink-soft [overflow-wrap:anywhere]">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {summary.first.length > 0 && (
        <div>
          <h3 className="text-lg">{words.first}</h3>
          <ul className="mt-2 grid gap-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
            {summary.first.map((entry, index) => (
              <li key={index}>{words.row(entry)}</li>
            ))}
          </ul>
        </div>
      )}
      <PreviewSwitches counts={summary.counts} off={off} switches={switches} />
      <PreviewProblems problems={summary.problems} />
      {problem && (
        <p role="alert" className="rounded-lg border border-danger/60 p-4">
          {problem}
        </p>
      )}
      <p className="text-ink-soft">
        {open ? words.questions.unanswered : count > 0 ? words.undo : words.nothing}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={beginning || open || count === 0}
          onClick={() => void beginImport()}
        >
          {beginning ? words.beginning : words.begin(count)}
        </button>
        <button type="button" className="button button-quiet" onClick={chooseAnother}>
          {words.another}
        </button>
      </div>
    </StepPanel>
  );
}
