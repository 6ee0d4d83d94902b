import { m } from '../../paraglide/messages.js';
import type { ReactNode } from 'react';

/** An episode on a season's page. */
export interface ListedEpisode {
  number: number;
  name: string;
  /** Whether the catalogue has its name. */
  isNamed: boolean;
  nameLang: string | undefined;
  /** Air date, runtime, and whether it is the finale. */
  facts: string;
  overview: string;
  textLang: string | undefined;
  /** URL of its picture. */
  still: string | null;
  /** Whether it has not aired yet. */
  isAhead: boolean;
}

interface EpisodeListProps {
  episodes: ListedEpisode[];
  /** Further content of a row. */
  children?: (episode: ListedEpisode) => ReactNode;
}

/** Characters; shorter texts are not folded. */
const SHORT = 200;

export function EpisodeList({ episodes, children }: EpisodeListProps) {
  return (
    <ol>
      {episodes.map((episode) => (
        <li
          key={episode.number}
          className="episode grid gap-x-6 gap-y-3 border-t border-ground-line py-6 sm:grid-cols-[11rem_1fr] md:grid-cols-[15rem_1fr]"
          id={`episode-${episode.number}`}
          value={episode.number}
        >
          <Still {...episode} />
          <div className="min-w-0">
            <h3 className="font-sans text-lg tracking-normal [overflow-wrap:anywhere]">
              {episode.isNamed && <span className="text-ink-mute">{episode.number}. </span>}
              {episode.nameLang ? <span lang={episode.nameLang}>{episode.name}</span> : episode.name}
            </h3>
            {episode.facts && <p className="mt-1 text-sm text-ink-mute">{episode.facts}</p>}
            <Overview {...episode} />
            {children?.(episode)}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Still({ number, still }: ListedEpisode) {
  return (
    <div className={still ? 'episode-still' : 'episode-still max-sm:hidden'} aria-hidden="true">
      {number}
      {still && <img src={still} width="300" height="169" alt="" loading="lazy" decoding="async" />}
    </div>
  );
}

function Overview({ overview, textLang }: ListedEpisode) {
  if (overview === '') return null;
  if (overview.length <= SHORT)
    return (
      <p className="episode-text" lang={textLang}>
        {overview}
      </p>
    );
  return (
    <details className="episode-text">
      <summary>
        <span lang={textLang}>{overview}</span>
        <b>{m.season_more()}</b>
      </summary>
    </details>
  );
}
