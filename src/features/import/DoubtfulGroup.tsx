import { importNamed } from './files/named-words.ts';
import { entryCounts } from './files/row-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useId, useState } from 'react';
import type { DoubtfulGroup as Group } from './import-job.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { chooseTitle } from './doubtful.store.ts';
import { lazyDialog } from '../../core/ui/lazy.tsx';
import { Candidate } from './Candidate.tsx';

const SearchedTitle = lazyDialog(() => import('./SearchedTitle.tsx').then((script) => script.SearchedTitle));

interface DoubtfulGroupProps {
  group: Group;
  imageBase: string;
  /** A choice is being saved. */
  busy: boolean;
  onChosen: () => void;
}

/** A name of the file with its candidates, the likeliest first. */
export function DoubtfulGroup({ group, imageBase, busy, onChosen }: DoubtfulGroupProps) {
  const { number, name, year, counts, candidates, alike } = group;
  const [all, setAll] = useState(alike > 0);
  const id = useId();
  const [asked, setAsked] = useState(false);

  async function choose(pick: TitleId | null) {
    if (await chooseTitle(number, pick, all && alike > 0)) onChosen();
  }

  function pickSearched({ kind, id: number }: TitleId) {
    setAsked(false);
    void choose({ kind, id: number });
  }

  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-ground-line pt-5"
      aria-labelledby={id}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h4 id={id} className="text-lg font-semibold [overflow-wrap:anywhere]">
          {importNamed(name, year)}
        </h4>
        <span className="text-sm text-ink-soft">{entryCounts(counts)}</span>
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
          {m.import_step_doubtful_none()}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={busy}
          aria-describedby={id}
          onClick={() => setAsked(!busy)}
        >
          {m.import_step_doubtful_search()}
        </button>
        {alike > 0 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-marquee"
              checked={all}
              onChange={() => setAll(!all)}
            />
            {m.import_step_doubtful_alike(counted(alike))}
          </label>
        )}
      </div>
      {asked && <SearchedTitle group={group} onPick={pickSearched} onClose={() => setAsked(false)} />}
    </li>
  );
}
