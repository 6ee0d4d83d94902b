import { m } from '../../paraglide/messages.js';
import { deliveryOutcomes, letterboxdEntries, webhookOutcomes } from './outcome-words.ts';
import { formatDate, yearOf } from '../../core/dates.ts';
import { episodeRanges } from '../diary/watched-episodes.ts';
import { isolated } from '../../core/language/inserted.ts';
import { listed } from '../../core/language/listed.ts';
import { exactTime } from '../reviews/times.ts';
import { starsCount } from '../../core/stars-count.ts';
import { starSigns } from '../../core/stars.ts';
import type { LoggedDelivery } from './connections.ts';
import type { Played } from './delivery.ts';
import type { FeedEntry } from './feeds.ts';
import type { ReadEntry } from './letterboxd.ts';
import type { ToldMessage, WebhookMessage } from './webhooks.ts';

/** Codes of episodes: `S2 E1–E2`. */
function placeOf(episodes: Played['episodes']): string {
  return listed(
    episodeRanges(episodes).map(({ season, from, to }) => {
      const code = m.episode_code({ season, number: from });
      return from === to ? code : m.episode_range({ code, to });
    }),
  );
}

/** A play's title as the program sent it: `The Office S2 E1`, `Halloween (1978)`. */
export function calledBy({ name = '', year = null, episodes = [] }: Partial<Played>): string {
  if (episodes.length > 0) return isolated([name, placeOf(episodes)].filter(Boolean).join(' '));
  return isolated(year === null ? name : m.connection_called_year({ name, year }).trim());
}

/** The title of a delivery, by its name in the catalogue, else by the program's. */
export function titlePlayed({ title, play }: Pick<LoggedDelivery, 'title' | 'play'>): string {
  return title ? calledBy({ ...play, name: title.title, year: yearOf(title.date) }) : calledBy(play);
}

/** The title of a feed entry in the format of Letterboxd's feeds: `The Matrix, 1999 - ★★★★½`. */
export function feedEntry({ title, year, stars }: FeedEntry): string {
  const name = title || m.feed_nameless();
  return `${name}${year === null ? '' : `, ${year}`}${stars === null ? '' : ` - ${starSigns(stars)}`}`;
}

/** Day, stars and result of a Letterboxd diary entry. */
export function letterboxdFacts({ day, stars, outcome }: ReadEntry): string {
  return [day && formatDate(day), stars && starsCount(stars), letterboxdEntries[outcome]()]
    .filter(Boolean)
    .join(' · ');
}

/** The title in a webhook message: `The Matrix`, `Breaking Bad S1 E2`; without a name its kind and TMDB id. */
export function calledItem({ item }: Pick<ToldMessage, 'item'>): string {
  const { name, kind, tmdb, season, number } = item;
  const title =
    typeof name === 'string' && name !== ''
      ? name
      : m.webhook_unknown({ kind: kind === 'movie' ? 'movie' : 'tv', tmdb: String(tmdb) });
  return isolated(
    typeof season === 'number' && typeof number === 'number'
      ? `${title} ${m.episode_code({ season, number })}`
      : title,
  );
}

/** The result of a webhook message, and when it is retried. */
export function webhookOutcome({ outcome, status, doneAt, nextAt }: WebhookMessage): string {
  const said = outcome === null ? m.webhook_waits() : webhookOutcomes[outcome]();
  const answer = status === null ? said : m.webhook_answer({ said, status });
  return doneAt === null && outcome === 'failed'
    ? m.webhook_again({ answer, nextAt: exactTime(nextAt) })
    : answer;
}

/** The result of a delivery, as far as the user may see it. */
export function deliveryOutcome({ outcome, state, play, mine }: LoggedDelivery): string {
  if (state === 'nobody') return m.connection_log_nobody();
  if (mine && state === 'waiting' && outcome === 'noEpisode') return m.connection_log_no_episode();
  if (state === 'waiting' || outcome === null) return m.connection_log_waiting();
  if (!mine && outcome !== 'account') return m.connection_log_theirs();
  return outcome === 'progress'
    ? m.connection_log_progress({ percent: play.percent ?? 0 })
    : deliveryOutcomes[outcome]();
}
