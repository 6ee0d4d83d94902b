import { DEPARTMENTS, type Artist, type Credit, type Role } from '../../core/artists.ts';
import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import { roundVote } from '../../core/format.ts';
import type { Language } from '../../core/language/languages.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import type { Loaded } from '../cache.ts';
import { common } from '../language/asked.ts';
import { byField, translated } from '../language/translations.ts';
import { isAdult, movieSummaries, seriesSummaries } from '../map.ts';
import { fetchInParts } from '../in-parts.ts';
import { readAnswer } from '../read-answer.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { artistAnswer, type ArtistAnswer, type CreditItem } from './wire-artists.ts';

const ACTING = 'Acting';

/** Appearances as oneself: "Self", "Self - Guest", "Himself (archive footage)". */
const AS_SELF = /^(?:self|himself|herself|themsel(?:f|ves))\b|\barchiv(?:e|al) (?:footage|sound|material)/i;
/** Credits without work: "Thanks", "Special Thanks", "In Memory Of". */
const THANKED = /\bthanks\b|\bin memory of\b|\bdedicated\b/i;
/** Talk shows and news, where an unnamed part is an appearance as oneself. */
const TALK = new Set([10_763, 10_767]);

interface Entry {
  item: CreditItem;
  department: string;
  part: string;
  asSelf: boolean;
  /** The artist's share of the title's fame, 0 to 1. */
  share: number;
}

/** A movie counts more for the top of its cast, a series for those in many episodes. */
function castShare(item: CreditItem): number {
  return item.media_type === 'movie'
    ? 1 / (1 + item.order / 5)
    : Math.min((item.episode_count || 10) / 10, 1);
}

function castEntry(item: CreditItem): Entry {
  const talks =
    item.media_type === 'tv' && item.character === '' && item.genre_ids.some((id) => TALK.has(id));
  return {
    item,
    department: ACTING,
    part: item.character,
    asSelf: talks || AS_SELF.test(item.character),
    share: castShare(item),
  };
}

function crewEntry(item: CreditItem): Entry {
  const known = DEPARTMENTS.find((name) => name === item.department);
  return { item, department: known ?? 'Crew', part: item.job, asSelf: THANKED.test(item.job), share: 1 };
}

/** Joins distinct parts: "Neo, Mr. Anderson". */
function joined(parts: readonly string[]): string {
  const each = [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
  return cutText(each.join(', '), LONGEST.creditPart);
}

function toCredit(entries: readonly Entry[]): Credit[] {
  const item = entries[0]?.item;
  if (!item) return [];
  const [title, date] =
    item.media_type === 'movie' ? [item.title, item.release_date] : [item.name, item.first_air_date];
  return [
    {
      kind: item.media_type,
      id: item.id,
      title: cutText(title, LONGEST.creditTitle),
      date,
      voteAverage: item.vote_count > 0 ? roundVote(Math.min(item.vote_average, 10)) : null,
      voteCount: Math.trunc(item.vote_count),
      part: joined(entries.map(({ part }) => part)),
      episodes: Math.max(...entries.map(({ item: { episode_count: count } }) => Math.trunc(count))),
    },
  ];
}

const keyOf = ({ item }: Entry) => titleKey({ kind: item.media_type, id: item.id });

/** Each title once with all its parts; undated (upcoming) ones first, then newest first. */
function merged(entries: readonly Entry[]): Credit[] {
  const titles = [...Map.groupBy(entries, keyOf).values()].flatMap(toCredit);
  const order = ({ date }: Credit) => date ?? '9999';
  return titles.sort((a, b) => (order(a) < order(b) ? 1 : order(a) > order(b) ? -1 : a.id - b.id));
}

/** Work by department; a title with both a role and an appearance as oneself counts as work. */
function rolesOf(entries: readonly Entry[], department: string): { roles: Role[]; asSelf: Credit[] } {
  const parts = [...Map.groupBy(entries, (entry) => `${entry.department} ${keyOf(entry)}`).values()];
  const own = parts.filter((part) => part.some(({ asSelf }) => !asSelf)).flat();
  const roles = [...Map.groupBy(own, (entry) => entry.department)]
    .map(([name, found]) => ({ department: name, credits: merged(found) }))
    .sort(
      (a, b) =>
        Number(b.department === department) - Number(a.department === department) ||
        b.credits.length - a.credits.length,
    );
  return { roles, asSelf: merged(parts.filter((part) => part.every(({ asSelf }) => asSelf)).flat()) };
}

/** The most famous titles by the artist's share, preferably of their main department; titles without a poster last. */
function knownFor(entries: readonly Entry[], department: string): TitleSummary[] {
  const work = entries.filter(({ asSelf }) => !asSelf);
  const own = work.filter((entry) => entry.department === department);
  const fame = ({ item, share }: Entry) => (item.poster_path === null ? 0 : 1 + item.vote_count * share);
  const best = new Map<string, Entry>();
  for (const entry of [...(own.length > 0 ? own : work)].sort((a, b) => fame(b) - fame(a))) {
    if (best.size >= MOST.knownFor) break;
    if (!best.has(keyOf(entry))) best.set(keyOf(entry), entry);
  }
  return [...best.values()].flatMap(({ item }) => {
    const found = item.media_type === 'movie' ? movieSummaries([item]) : seriesSummaries([item]);
    // Each title's own page has its overview.
    return found.map((title) => ({
      ...title,
      title: cutText(title.title, LONGEST.creditTitle),
      overview: '',
    }));
  });
}

function toArtist(answer: ArtistAnswer, language: Language): Artist {
  const ofLife = (text: string) => cutText(text.trim(), LONGEST.biography);
  const english = language === 'en' ? '' : translated(answer.translations, 'en').text('biography').text;
  const fit = (items: readonly CreditItem[]) => items.filter((item) => !isAdult(item)).slice(0, MOST.credits);
  const { cast, crew } = answer.combined_credits;
  const entries = [...fit(cast).map(castEntry), ...fit(crew).map(crewEntry)];
  const department = DEPARTMENTS.find((name) => name === answer.known_for_department) ?? '';
  const others = new Set(answer.also_known_as.map((name) => cutText(name, LONGEST.name)));
  others.delete(answer.name);
  return {
    id: answer.id,
    name: cutText(answer.name, LONGEST.artistName),
    alsoKnownAs: cutText([...others].slice(0, MOST.otherNames).join(', '), LONGEST.otherNames),
    ...byField({ biography: [ofLife(answer.biography), ofLife(english)] }),
    birthday: answer.birthday,
    deathday: answer.deathday,
    placeOfBirth: cutText(answer.place_of_birth.trim(), LONGEST.place),
    department,
    profilePath: answer.profile_path,
    homepage: /^https:\/\/[^\s"<>]{4,200}$/.test(answer.homepage) ? answer.homepage : null,
    imdbId: /^nm\d{5,10}$/.test(answer.imdb_id) ? answer.imdb_id : null,
    knownFor: knownFor(entries, department),
    ...rolesOf(entries, department),
  };
}

/** Whether an artist has no page: adult performers, and artists with only adult titles. */
function isHidden({ adult, combined_credits: { cast, crew } }: ArtistAnswer): boolean {
  const titles = [...cast, ...crew];
  return adult || (titles.length > 0 && titles.every(isAdult));
}

/**
 * Loads an artist with all credits in a language; without credits if only those fail. Null for an unknown artist, an
 * adult performer, or an artist with only adult titles.
 */
export async function loadArtist(
  upstream: Upstream,
  id: number,
  language: Language,
): Promise<Loaded<Artist | null>> {
  const nothing = { value: null, ttlMs: FRESH_MS.nothing };
  const path = `/person/${id}`;
  try {
    const parts = language === 'en' ? ['combined_credits'] : ['combined_credits', 'translations'];
    const found = await fetchInParts(upstream, path, parts, common(language));
    const answer = readAnswer(path, artistAnswer, found.answer);
    const ttlMs = found.complete ? FRESH_MS.artist : FRESH_MS.incomplete;
    return isHidden(answer) ? nothing : { value: toArtist(answer, language), ttlMs };
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return nothing;
    throw error;
  }
}
