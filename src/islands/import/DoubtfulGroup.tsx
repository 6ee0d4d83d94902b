import { useId, useState } from 'react';
import type { DoubtfulGroup as Group, ImportCandidate } from '../../domain/import-job.ts';
import { IMPORT_STEP_MESSAGES } from '../../domain/messages.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { chooseTitle } from '../../stores/import/doubtful.ts';
import { Poster } from '../shared/Poster.tsx';

const words = IMPORT_STEP_MESSAGES.doubtful;

interface DoubtfulGroupProps {
  group: Group;
  imageBase: string;
  /** A choice is on its way. */
  busy: boolean;
  onChosen: () => void;
}

/** A name of the file and the titles it could mean, the likeliest first. */
export function DoubtfulGroup({ group, imageBase, busy, onChosen }: DoubtfulGroupProps) {
  const { number, name, year, counts, candidates, alike } = group;
  const [all, setAll] = useState(alike > 0);
  const id = useId();

  async function choose(pick: TitleId | null) {
    if (await chooseTitle(number, pick, all && alike > 0)) onChosen();
  }

  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-ground-line pt-5"
      aria-labelledby={id}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h4 id={id} className="text-lg font-semibold [overflow-wrap:anywhere]">
          {words.named(name, year)}
        </h4>
        <span className="text-sm text-ink-soft">{words.counts(counts)}</span>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {candidates.map((title) => (
          <li key={titleKey(title)}>
            <Candidate
              title={title}
              imageBase={imageBase}
              busy={busy}
              onPick={() => void choose({ kind: title.kind, id: title.id })}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={busy}
          aria-describedby={id}
          onClick={() => void choose(null)}
        >
          {words.none}
        </button>
        {alike > 0 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-marquee"
              checked={all}
              onChange={() => setAll(!all)}
            />
            {words.alike(alike)}
          </label>
        )}
      </div>
    </li>
  );
}

interface CandidateProps {
  title: ImportCandidate;
  imageBase: string;
  busy: boolean;
  onPick: () => void;
}

/** A title that could be meant: all of it is the button that takes it. */
function Candidate({ title, imageBase, busy, onPick }: CandidateProps) {
  const year = title.date?.slice(0, 4) ?? null;
  const original = title.originalTitle === title.title ? null : title.originalTitle;
  return (
    <button
      type="button"
      className="grid w-full content-start gap-2 rounded-lg border border-transparent p-1.5 text-start hover:border-marquee hover:bg-ground-high"
      aria-label={words.pick(title.title, year)}
      aria-disabled={busy}
      onClick={onPick}
    >
      <Poster title={title} imageBase={imageBase} sizes="(min-width: 768px) 160px, 42vw" />
      <span className="text-sm font-semibold [overflow-wrap:anywhere]">{title.title}</span>
      {original && <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">{original}</span>}
      <span className="text-sm text-ink-mute">
        {[year, title.kind === 'movie' ? words.movie : words.tv].filter(Boolean).join(' · ')}
      </span>
    </button>
  );
}
