import type { CalendarDate } from '../../../../core/dates.ts';
import type { FollowState } from '../../../series/following.ts';
import type { Kind } from '../../../../core/title.ts';
import { dayOfSeconds, dayOfTime, momentIn, momentOfSeconds, writtenCalendarDay } from '../days.ts';
import type { GivenStars } from '../entry.ts';
import { idIn, imdbIn } from '../facts.ts';
import type { ReadingContext } from '../reading.ts';

/** Whether a cell says yes (true) or no (false); null if it says neither. */
export function flagIn(cell: string): boolean | null {
  if (/^(?:1|true|yes|y|x|✓|✔|☑|ja|oui|s[ií]|sim|s[iì]|vrai|wahr|はい|نعم|да)$/i.test(cell)) return true;
  return /^(?:0|false|no|n|-|nein|non|não|nao|falsch|faux|いいえ|لا|нет)$/i.test(cell) ? false : null;
}

/** What a type says: a kind, a part of a series, or something that is no title here; null if nothing. */
export function typeIn(cell: string): Kind | 'season' | 'episode' | 'other' | null {
  const type = cell.toLowerCase().replace(/[\s_-]+/g, '');
  if (type === '') return null;
  if (/game|book|podcast|music|manga|comic|album|artist|person|people|actor|novel|song/.test(type))
    return 'other';
  if (/episode|folge|épisode|episodio|エピソード/.test(type)) return 'episode';
  if (/season|staffel|saison|temporada|stagione/.test(type)) return 'season';
  if (
    /movie|film|feature|short|documentary|spielfilm|película|pelicula|映画|فيلم|фильм/.test(type) &&
    !/series/.test(type)
  )
    return 'movie';
  if (/tv|show|series|serie|série|anime|ドラマ|アニメ|テレビ|番組|مسلسل|сериал/.test(type)) return 'tv';
  return null;
}

export type Standing = FollowState | 'completed' | 'plan' | 'dismissed';

const STANDINGS: [Standing, RegExp][] = [
  ['watching', /incomplete|unfinished|uptodate/],
  ['dismissed', /notinterest|ignore|notwatching|hidden|uninterested/],
  [
    'plan',
    /plan|towatch|watchlist|wishlist|wanttowatch|later|queue|notstarted|unwatched|backlog|wish|unseen|geplant|見たい|観たい/,
  ],
  ['dropped', /drop|stopped|abandon|quit|gaveup|didnotfinish|dnf|abgebrochen/],
  ['paused', /pause|hold|stalled|inactive/],
  ['completed', /complete|finish|watched|seen|done|ended|viewed|gesehen|repeat|rewatch|視聴済|見た|観た/],
  ['watching', /watching|progress|current|continuing|started|active|ongoing|returning|視聴中|見てる/],
];

/** What a status says of a title; null if unknown. */
export function standingIn(cell: string): Standing | null {
  const status = cell.toLowerCase().replace(/[\s_'’-]+/g, '');
  if (status === '') return null;
  if (/^(?:re)?watching/.test(status)) return 'watching';
  return STANDINGS.find(([, pattern]) => pattern.test(status))?.[0] ?? null;
}

/** A rating as written: `4`, `3,5`, `8/10`, `85%`, `★★★½`; `of` only if the cell says it. */
export function numberIn(cell: string): { value: number; of?: GivenStars['of'] } | null {
  const text = cell.replaceAll(/\s+/g, '');
  const [, value, scale] = /^(\d{1,3}(?:[.,]\d+)?)(?:\/(5|10|100)(?:[.,]0+)?|%)?$/.exec(text) ?? [];
  if (value !== undefined) {
    const of = text.endsWith('%')
      ? 100
      : scale === undefined
        ? undefined
        : (Number(scale) as GivenStars['of']);
    return { value: Number(value.replace(',', '.')), ...(of && { of }) };
  }
  const [, full, half] = /^((?:★|⭐️?|\*)*)(½|\.5)?(?:☆|✩)*$/u.exec(text) ?? [];
  if (full === undefined || (!full && !half)) return null;
  const stars = full.replaceAll('\uFE0F', '').length + (half ? 0.5 : 0);
  return stars > 0 && stars <= 5 ? { value: stars, of: 5 } : null;
}

/** A rating in a scale: undefined while that is unknown, null if the cell has none. */
export function ratingIn(cell: string, of: GivenStars['of'] | null): GivenStars | null | undefined {
  const number = numberIn(cell);
  if (!number) return null;
  const scale = number.of ?? of;
  if (scale === null) return number.value === 0 ? null : undefined;
  return number.value > 0 && number.value <= scale ? { value: number.value, of: scale } : null;
}

/** An id, also as spreadsheets and scripts write it (`603.0`) or within an address. */
export function numberedId(cell: string): number | undefined {
  const [, inAddress] = /\/(?:movie|tv|series|film)s?\/(\d{1,10})/.exec(cell) ?? [];
  return idIn(inAddress ?? cell.replace(/^tmdb[:/-]?|^tvdb[:/-]?/i, '').replace(/\.0+$/, ''));
}

/** An IMDb id, also without its letters where the column is of IMDb's ids only. */
export function imdbIdIn(cell: string, column = ''): string | undefined {
  const bare = cell.replace(/\.0+$/, '');
  if (/^\d{5,10}$/.test(bare) && /imdb|const/.test(column)) return `tt${bare.padStart(7, '0')}`;
  return imdbIn(cell);
}

/** The kind that an address of TMDB names. */
export function kindInAddress(cell: string): Kind | null {
  const [, kind] = /themoviedb\.org\/(movie|tv)\//.exec(cell) ?? [];
  return kind === 'movie' || kind === 'tv' ? kind : null;
}

export interface When {
  day: CalendarDate | null;
  moment?: string;
}

const HAS_ZONE = /(?:Z|UTC|[+-]\d{2}:?\d{2})$/;

/** The day of a cell. A time without zone is of UTC where the source writes UTC (`utc`), else the day is as written. */
export function whenIn(cell: string, context: ReadingContext, utc: boolean): When {
  if (cell === '') return { day: null };
  if (/^\d{9,16}(?:\.\d+)?$/.test(cell))
    return { day: dayOfSeconds(cell, context), ...momentOfSeconds(cell) };
  const text = cell.replace(/ \+0000 UTC$/, 'Z');
  if (utc || HAS_ZONE.test(text)) {
    const day = dayOfTime(text, context);
    if (day) return { day, ...momentIn(text) };
  }
  return { day: writtenCalendarDay(text) };
}
