import { m } from '../../paraglide/messages.js';
import type { ReactNode } from 'react';

/** An episode that the page of a season lists. */
export interface ListedEpisode {
  number: number;
  name: string;
  /** Whether the catalogue has a name for it. */
  isNamed: boolean;
  nameLang: string | undefined;
  /** When it airs or aired, how long it is, and whether it is the last. */
  facts: string;
  overview: string;
  textLang: string | undefined;
  /** The address of its picture. */
  still: string | null;
  /** Whether it is still to come. */
  isAhead: boolean;
}

interface EpisodeListProps {
  episodes: ListedEpisode[];
  /** What else a row holds. */
  children?: (episode: ListedEpisode) => ReactNode;
}

/** Texts of three lines and less need no folding. */
const SHORT = 200;

/** The episodes of a season. */
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
