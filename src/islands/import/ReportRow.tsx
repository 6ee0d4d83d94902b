import { formatDate } from '../../domain/dates.ts';
import type { ImportReportRow } from '../../domain/import/import-job.ts';
import {
  IMPORT_JOB_MESSAGES,
  IMPORT_PROBLEMS,
  IMPORT_STEP_MESSAGES,
  SEASON_MESSAGES,
  labelled,
} from '../../domain/messages.ts';
import { titlePath } from '../../domain/routes.ts';

const words = IMPORT_STEP_MESSAGES.report;

/** What a row says besides its title: the day, the episode, the rating it was. */
function details(row: ImportReportRow): string {
  const { what, episode, season, upTo, day, dayText, given, stars, tags, note, problem } = row;
  if (problem) return '';
  const parts = [
    IMPORT_JOB_MESSAGES.whats[what],
    episode && words.episode(episode.season, episode.number),
    season !== null && SEASON_MESSAGES.name(season),
    upTo && IMPORT_JOB_MESSAGES.upTo,
    day && formatDate(day),
    dayText && IMPORT_JOB_MESSAGES.untoldDay(dayText),
    given && stars && words.stars(given, stars),
    tags && IMPORT_JOB_MESSAGES.tags(tags),
    note && IMPORT_JOB_MESSAGES.note(note),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A row of a report: what the file says, which title it was taken for, and how it ended. */
export function ReportRow({ row }: { row: ImportReportRow }) {
  const { at, name, year, title, state, reason, problem } = row;
  const ended = IMPORT_JOB_MESSAGES.states[state];
  const why = problem ? IMPORT_PROBLEMS[problem] : reason && IMPORT_JOB_MESSAGES.reasons[reason];
  const result = why ? labelled(ended, why) : ended;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-ground-line py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
      <span className="grid min-w-0 gap-1">
        <span className="font-semibold [overflow-wrap:anywhere]">
          {problem
            ? words.place(at.file, at.line)
            : IMPORT_STEP_MESSAGES.doubtful.named(name || title?.title || '', year)}
        </span>
        {!problem && (
          <span className="text-sm text-ink-mute [overflow-wrap:anywhere]">
            {words.place(at.file, at.line)}
          </span>
        )}
      </span>
      <span className="grid min-w-0 content-start gap-1">
        {title && (
          <a
            className="font-semibold text-marquee [overflow-wrap:anywhere] hover:underline"
            href={titlePath(title)}
          >
            {title.title}
          </a>
        )}
        <span className="text-sm text-ink-soft">{details(row)}</span>
      </span>
      <span className="text-sm text-ink-soft">{result}</span>
    </li>
  );
}
