import type { Kind } from '../../core/title.ts';
import type { Sentence } from './sentence.ts';

/** Words for a genre, with TMDB's ids by kind; empty if the kind has no such genre. */
interface GenreWords {
  words: string;
  movie: readonly number[];
  tv: readonly number[];
  /** Ignores the words if negated: "funny, but not silly" does not exclude comedies. */
  whereRefused?: 'unread';
}

const TITLES = '(?:films?|movies?|flicks?|series|shows?|night)';

export const GENRE_WORDS: readonly GenreWords[] = [
  { words: 'rom ?coms?', movie: [10749, 35], tv: [35] },
  { words: 'dramed(?:y|ies)|comedy dramas?', movie: [35, 18], tv: [35, 18] },
  { words: 'anime', movie: [16], tv: [16] },
  { words: 'action(?: packed)?', movie: [28], tv: [10759] },
  { words: 'adventures?|adventurous|swashbucklers?|swashbuckling', movie: [12], tv: [10759] },
  { words: 'animat(?:ed|ions?)|cartoons?', movie: [16], tv: [16] },
  {
    words: 'comed(?:y|ies|ic)|funn(?:y|ier)|hilarious|humou?r(?:ous)?|comical|laughs?',
    movie: [35],
    tv: [35],
  },
  { words: 'silly|goofy|zany', movie: [35], tv: [35], whereRefused: 'unread' },
  { words: 'sitcoms?', movie: [], tv: [35] },
  { words: 'true crime', movie: [80, 99], tv: [80, 99] },
  { words: 'crimes?', movie: [80], tv: [80] },
  { words: 'documentar(?:y|ies)|docuseries|docs', movie: [99], tv: [99] },
  { words: '(?:k|period|costume) ?dramas?', movie: [18], tv: [18] },
  { words: 'dramas?|dramatic', movie: [18], tv: [18] },
  {
    words: `for (?:(?:young|little|small|the|my|our) )*(?:kids|children|toddlers)|(?:kids|childrens)(?= ${TITLES})|kid friendly`,
    movie: [10751],
    tv: [10762],
  },
  {
    words: `for (?:the |my |our )?(?:whole |entire )?family|with (?:the|my|our) (?:whole |entire )?(?:family|kids|children)|family friendly|family(?= (?:${TITLES}|adventures?|comed(?:y|ies))(?![a-z]))|family fun`,
    movie: [10751],
    tv: [10751],
  },
  { words: 'fantas(?:y|ies|tical)', movie: [14], tv: [10765] },
  { words: 'histor(?:y|ical)(?! of)|period pieces?', movie: [36], tv: [] },
  { words: 'horrors?|scar(?:y|ier)|frightening|terrifying|spooky|creepy', movie: [27], tv: [] },
  { words: 'musicals?|music(?! (?:videos?|by|from|of))', movie: [10402], tv: [] },
  { words: 'myster(?:y|ies|ious)|whodunn?its?', movie: [9648], tv: [9648] },
  { words: 'romances?|romantic|love stor(?:y|ies)', movie: [10749], tv: [] },
  { words: 'sci ?fi|science fiction', movie: [878], tv: [10765] },
  { words: 'thrillers?|suspense', movie: [53], tv: [] },
  {
    words: '(?<!(?:world|cold|civil|star|vietnam) )war(?:time)?(?! (?:of|i|ii|1|2)(?![a-z]))',
    movie: [10752],
    tv: [10768],
  },
  { words: 'westerns?', movie: [37], tv: [37] },
  { words: 'realit?y(?: (?:tv|shows?|series))?', movie: [], tv: [10764] },
  { words: 'talk ?shows?', movie: [], tv: [10767] },
  { words: 'news(?: shows?)?', movie: [], tv: [10763] },
  { words: 'soaps?(?: operas?)?|telenovelas?', movie: [], tv: [10766] },
  { words: '(?:made for )?(?:tv|television) (?:movies?|films?)', movie: [10770], tv: [] },
];

/** Placeholder of a wanted genre while parsing. */
const WANTED = '§';

export interface GenreWishes {
  genres: number[];
  /** `any` for alternatives: "comedies or westerns". */
  match: 'all' | 'any';
  without: number[];
}

/** Parses wanted and negated genres, and consumes them. Words for a genre the kind lacks stay. */
export function readGenres(sentence: Sentence, kind: Kind): GenreWishes {
  const wanted = new Set<number>();
  const without = new Set<number>();
  for (const entry of GENRE_WORDS) {
    const ids = entry[kind];
    if (ids.length === 0) continue;
    // Negated ones first: the placeholders of wanted ones differ.
    if (entry.whereRefused !== 'unread')
      for (const _ of sentence.take(entry.words, ({ refused, unclear }) => refused && !unclear))
        ids.forEach((id) => without.add(id));
    for (const _ of sentence.take(entry.words, ({ refused, unclear }) => !refused && !unclear, WANTED))
      ids.forEach((id) => wanted.add(id));
  }
  const choice = sentence.has(new RegExp(`${WANTED}(?: \\S+)? or (?:\\S+ )?${WANTED}`, 'u'));
  sentence.unmark(WANTED);
  const genres = [...wanted].filter((id) => !without.has(id));
  return { genres, match: choice && genres.length > 1 ? 'any' : 'all', without: [...without] };
}
