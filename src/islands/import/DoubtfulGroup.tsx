import { useId, useState } from 'react';
import type { DoubtfulGroup as Group } from '../../domain/import/import-job.ts';
import { IMPORT_STEP_MESSAGES } from '../../domain/messages.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { chooseTitle } from '../../stores/import/doubtful.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { Candidate } from './Candidate.tsx';

const LateSearch = late(() => import('./SearchedTitle.tsx').then((script) => script.SearchedTitle));

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
  const { asked, ask, close, putOff } = useAsked();

  async function choose(pick: TitleId | null) {
    if (await chooseTitle(number, pick, all && alike > 0)) onChosen();
  }

  function pickSearched({ kind, id: number }: TitleId) {
    close();
    void choose({ kind, id: number });
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
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={busy}
          aria-describedby={id}
          onClick={() => !busy && ask()}
        >
          {words.search}
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
      <LateSearch props={asked ? { group, onPick: pickSearched, onClose: close } : null} onMissing={putOff} />
    </li>
  );
}
