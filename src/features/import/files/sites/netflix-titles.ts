import { plainText } from '../facts.ts';

/** What a title line of Netflix says: a movie, or an episode of a season by its name or number. */
interface NetflixTitle {
  name: string;
  episode?: { season: number; number: number | null; name: string };
}

/** Words of a season, in the languages of Netflix. */
const SEASON = [
  'season|series|staffel|saison|temporada|stagione|seizoen|sæson|säsong|sesong|kausi|sezon|sezonul|sezóna|série|seria|sezona',
  'évad|сезон|σεζόν|עונה|الموسم|موسم|musim|mùa|シーズン|ซีซั่น|시즌',
].join('|');

/** Words of a part, volume or book, which count as seasons. */
const PART = [
  'part|teil|partie|parte|deel|del|osa|część|kısım|часть|volume|vol\\.?|volumen|band|book|buch|livre|libro|livro',
  'collection|パート|파트|الجزء',
].join('|');

const NUMBERED = new RegExp(
  `^(?:${SEASON}|${PART})\\s*(\\d{1,4})(?:\\s*[季部期])?$|^(\\d{1,4})\\.?\\s*(?:${SEASON}|évad|sezon)$|^第\\s*(\\d{1,3})\\s*[季部期シ]`,
  'iu',
);

/** A series of one season. */
const LIMITED =
  /^(?:limited series|mini-?series|miniserie|mini-?s[ée]rie|miniserie limitata|minissérie|série limitée|serie limitada|miniserien?|リミテッドシリーズ|ミニシリーズ|مسلسل قصير|مسلسل محدود|мини-сериал)$/iu;

/** Specials of a series. */
const SPECIALS = /^(?:specials?|spécials?|especiales?|speciali|especiais|extras?)$/iu;

/** Placeholder names of episodes that are their number. */
const EPISODE =
  /^(?:(?:episode|folge|épisode|episodio|episódio|capítulo|capitolo|aflevering|afsnit|avsnitt|jakso|odcinek|bölüm|epizod|rész|серия|эпизод|エピソード|에피소드|الحلقة|حلقة|פרק|tập|ตอนที่|ep\.?)\s*#?(\d{1,4})|第\s*(\d{1,4})\s*[話话回集]|(\d{1,4})\.?\s*(?:bölüm|rész|epizoda|díl))$/iu;

function seasonIn(part: string): number | null {
  const text = part.trim();
  if (LIMITED.test(text)) return 1;
  if (SPECIALS.test(text)) return 0;
  const [, before, after, other] = NUMBERED.exec(text) ?? [];
  const number = before ?? after ?? other;
  return number === undefined ? null : Number(number);
}

/** The number of an episode that has no name of its own; null for a name. */
function episodeNumber(name: string): number | null {
  const [, word, counted, before] = EPISODE.exec(name.trim()) ?? [];
  const number = word ?? counted ?? before;
  return number === undefined ? null : Number(number);
}

const JOINT = /:[ \u00A0]|：\s*|: /u;

/**
 * Parses a title line, such as `Dark: Season 1: Secrets`. Titles and names of episodes may hold colons themselves: the
 * part that names a season divides them.
 * `isNamedSeason` recognises names of seasons without a number.
 */
export function netflixTitle(
  line: string,
  isNamedSeason: (series: string, season: string) => boolean = () => false,
): NetflixTitle {
  const parts = line.split(JOINT).map((part) => part.trim());
  const join = (some: readonly string[]) => plainText(some.join(': '));
  for (let at = 1; at < parts.length; at += 1) {
    const season = seasonIn(parts[at] ?? '');
    if (season === null) continue;
    const name = join(parts.slice(at + 1));
    if (name === '') continue;
    return { name: join(parts.slice(0, at)), episode: { season, number: episodeNumber(name), name } };
  }
  const last = parts.at(-1) ?? '';
  const number = parts.length > 1 ? episodeNumber(last) : null;
  if (number !== null) return { name: join(parts.slice(0, -1)), episode: { season: 1, number, name: last } };
  const [series = '', season = '', ...rest] = parts;
  if (rest.length > 0 && isNamedSeason(series, season))
    return { name: series, episode: { season: 1, number: episodeNumber(join(rest)), name: join(rest) } };
  return { name: join(parts) };
}

/** Recognises names of seasons: several lines with other episodes have them (`Series: Name: Episode`). */
export function namedSeasons(lines: readonly string[]): (series: string, season: string) => boolean {
  const episodes = new Map<string, Set<string>>();
  for (const line of lines) {
    const [series = '', season = '', ...rest] = line.split(JOINT).map((part) => part.trim());
    if (rest.length === 0) continue;
    const key = `${series}\n${season}`;
    const known = episodes.get(key) ?? new Set<string>();
    episodes.set(key, known.add(rest.join(': ')));
  }
  return (series, season) => (episodes.get(`${series}\n${season}`)?.size ?? 0) > 1;
}
