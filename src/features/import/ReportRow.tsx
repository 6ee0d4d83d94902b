import { labelled } from '../../core/words/labels.ts';
import type { RestoredPart } from '../export/parts.ts';
import { importJobReasonsBy, importJobStatesBy } from './import-job-words.ts';
import { entryKinds, rowProblems } from './files/kind-words.ts';
import { importStepReportStars } from './import-steps-words.ts';
import { episodeWords, importNamed, placeInFile } from './files/named-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { formatDate } from '../../core/dates.ts';
import type { ImportReportRow, ImportRowState } from './import-job.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { FindTitle } from './FindTitle.tsx';

/** A row's data besides its title: day, episode, rating and more. */
function details(row: ImportReportRow): string {
  const {
    what,
    episode,
    episodeName,
    season,
    upTo,
    day,
    dayText,
    given,
    stars,
    tags,
    note,
    plays,
    noEpisodes,
    problem,
  } = row;
  if (problem) return '';
  const parts = [
    entryKinds[what](),
    episode && episodeWords(episode, episodeName),
    season !== null && m.season_name({ number: season }),
    upTo && m.import_job_up_to(),
    noEpisodes && m.import_job_no_episodes(),
    day && formatDate(day),
    dayText && m.import_job_untold_day({ text: isolated(dayText) }),
    given && stars && importStepReportStars(given, stars),
    tags && m.import_job_tags({ tags }),
    note && m.import_job_note({ note }),
    plays !== null && m.import_job_plays(counted(plays)),
  ];
  return parts.filter(Boolean).join(', ');
}

/** States of rows whose title can still be found. */
const FINDABLE: readonly ImportRowState[] = ['not_found', 'ambiguous', 'skipped'];

interface ReportRowProps {
  row: ImportReportRow;
  /** The import whose titles can still be found; null if it is too late. */
  findIn: string | null;
}

/** A row of the report: the file's text, the matched title and the result. */
export function ReportRow({ row, findIn }: ReportRowProps) {
  const { at, name, year, part, title, state, reason, problem } = row;
  const called = name || title?.title || '';
  const why = problem ? rowProblems[problem]() : reason && importJobReasonsBy[reason]();
  const result = why ? labelled(importJobStatesBy[state](), why) : importJobStatesBy[state]();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-ground-line py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
      <span className="grid min-w-0 gap-1">
        <span className="font-semibold [overflow-wrap:anywhere]">
          {problem
            ? placeInFile(at.file, at.line)
            : part && !called
              ? m.import_record({ part: part as RestoredPart })
              : importNamed(called, year)}
        </span>
        {!problem && (
          <span className="text-sm text-ink-mute [overflow-wrap:anywhere]">
            {placeInFile(at.file, at.line)}
          </span>
        )}
      </span>
      <span className="grid min-w-0 content-start gap-1">
        {title && (
          <a
            className="font-semibold text-marquee [overflow-wrap:anywhere] hover:underline"
            href={pageAddress(titlePath(title))}
          >
            {title.title}
          </a>
        )}
        <span className="text-sm text-ink-soft">{details(row)}</span>
        {findIn !== null && title === null && FINDABLE.includes(state) && (
          <FindTitle importId={findIn} row={row} />
        )}
      </span>
      <span className="text-sm text-ink-soft">{result}</span>
    </li>
  );
}
