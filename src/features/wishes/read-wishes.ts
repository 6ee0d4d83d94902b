import {
  NO_FILTERS,
  type DiscoverFilters,
  type DiscoverOrder,
  type SeriesStatus,
} from '../discover/discover.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { Kind } from '../../core/title.ts';
import { readGenres } from './genres.ts';
import type { Language } from '../../core/language/languages.ts';
import { inEnglish } from './in-english.ts';
import { isEnglish } from './language.ts';
import { kindOf } from './kinds.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { readMinutes } from './minutes.ts';
import { nameIndex, readLikes, readPeople, type Named, type NameIndex } from './names.ts';
import { readOrigins } from './origins.ts';
import { REFUSING_IDIOMS } from './refusing-words.ts';
import { isUnclear, refusal } from './refusal.ts';
import { plainText, Sentence, type Taken } from './sentence.ts';
import { COMPOUND_THEMES, SHORT_SERIES, THEMES } from './theme-words.ts';
import { readThemes, type Theme } from './themes.ts';
import { readYears } from './years.ts';

export interface ReadingOptions<T extends Named, P extends Named> {
  /** Kind if the sentence does not say. */
  kind: Kind;
  /** Ignores a kind in the sentence. */
  kindIsFixed?: boolean;
  /** Today, for "recent". */
  day: CalendarDate;
  /** Language besides English; by default the current one. */
  language?: Language;
  /** Known titles and people. */
  titles?: NameIndex<T>;
  people?: NameIndex<P>;
}

interface Unread {
  words: string;
  /** In English, without negation. */
  bare: string;
  /** Negated or optional: "without subtitles", "does not have to be funny". */
  refused: boolean;
}

/** The parsed wishes. Nothing is guessed. */
export interface Wishes<T extends Named = Named, P extends Named = Named> {
  kind: Kind;
  /** False if the text is in neither English nor `language`; then nothing is parsed. */
  english: boolean;
  /** Filters for Discover, without people and keywords: their ids depend on the catalogue. */
  filters: DiscoverFilters;
  likes: T[];
  /** People who must be in the cast or crew, all or any; and excluded people. */
  people: P[];
  peopleMatch: 'all' | 'any';
  withoutPeople: P[];
  /** Wanted and excluded moods and subjects. */
  themes: Theme[];
  refused: Theme[];
  /** Wants little-known titles. */
  hidden: boolean;
  /** Words not understood, in order. */
  unread: Unread[];
}

/** Negations, as languages translate them. */
const REFUSALS = ['no', 'without', 'not', 'nothing'];

const NO_NAMES = nameIndex<never>([]);

const wanted = ({ refused, unclear }: Taken) => !refused && !unclear;

const ORDERS: readonly [string, DiscoverOrder][] = [
  [
    '(?:the )?(?:(?:very )?best|top|highest) ?rated|top(?= (?:\\d+ )?(?:films?|movies?|series|shows?|·))|(?:critically )?acclaimed|highly rated|masterpieces?|(?:the )?(?:very )?best',
    'score',
  ],
  ['most popular|popular|blockbusters?|big hits?', 'popular'],
  ['(?:the )?newest(?: first)?', 'newest'],
];

const STATUSES: readonly [string, SeriesStatus][] = [
  [
    'ended|finished|completed?|concluded|(?:(?:that )?has|with) an? (?:proper |real |satisfying )?end(?:ing)?',
    'ended',
  ],
  ['cancell?ed', 'cancelled'],
  ['ongoing|still (?:running|airing|on(?: air)?)|returning|currently airing', 'returning'],
];

/** "Not ended" means ongoing. */
function statusOf(sentence: Sentence): SeriesStatus | null {
  const goesOn = sentence.takeFirst('ended|finished|over(?= ?(?:yet|\\||$))', ({ refused }) => refused);
  return goesOn ? 'returning' : firstOf(sentence, STATUSES);
}

/** Units of numbers that are no score. */
const NO_POINTS =
  '(?:min(?:ute)?s?|h|hrs?|hours?|years?|yrs?|seasons?|episodes?|people|players|million|billion|kids|children|out of (?!10)|percent)(?![a-z])|\\d';

const SCORE =
  `(?:rated|rating|score|scored|scoring)?(?: ?(?:of|is))? ?(?:above|over|at least|higher than|better than) ((?:[1-9]|10)(?:\\.\\d)?)(?! ?(?:${NO_POINTS}))(?: of 10| stars| on imdb| or (?:more|higher|better)| plus)?(?: points)?|(?:rated|rating of|score of) ((?:[1-9]|10)(?:\\.\\d)?)(?: of 10)?(?: or (?:more|higher|better)| plus)|((?:[1-9]|10)(?:\\.\\d)?) (?:plus|or (?:more|higher|better)) (?:rating|rated|stars|points|on imdb)|` +
  // "8+ sci-fi" is a score; "for kids 8+" and "3+ hours" are none.
  `(?<!(?:kids|children|age|ages|aged|girls|boys|old|family|for|at least|season|seasons) )((?:[5-9]|10)(?:\\.\\d)?) plus(?! ?(?:${NO_POINTS}))`;

function readScore(sentence: Sentence): number | null {
  const taken = sentence.takeFirst(SCORE, wanted);
  return taken ? Number(taken.groups.find((group) => group !== undefined)) : null;
}

function firstOf<V>(sentence: Sentence, table: readonly [string, V][]): V | null {
  return table.find(([words]) => sentence.takeFirst(words, wanted))?.[1] ?? null;
}

const isTelling = (word: string) =>
  !LITTLE_WORDS.has(word) && (word.length > 1 || /\p{N}|[^\p{ASCII}]/u.test(word));

/** Remaining runs of words, with their negation. */
function unreadIn(text: string): Unread[] {
  const runs: { start: number; end: number }[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s·|]+/gu)) {
    if (!isTelling(word)) continue;
    const end = index + word.length;
    const last = runs.at(-1);
    if (last?.end === index - 1) last.end = end;
    else runs.push({ start: index, end });
  }
  const unread = runs.map(({ start, end }): Unread => {
    const no = refusal(text, start, end);
    const words = text.slice(start, end);
    return no === null
      ? { words, bare: words, refused: isUnclear(text, start, end) }
      : { bare: words, words: `${no.replace(/ (?:any|an?)$/u, '')} ${words}`, refused: true };
  });
  return [...new Map(unread.map((one) => [one.words, one])).values()];
}

/**
 * Parses a wish in English or another language of Marquee by rules, without a model: genres, moods and subjects, years,
 * length, language and country, example titles, people, negations. Lists what was not understood.
 */
export function readWishes<T extends Named = Named, P extends Named = Named>(
  text: string,
  {
    kind: asked,
    kindIsFixed = false,
    day,
    language,
    titles = NO_NAMES,
    people = NO_NAMES,
  }: ReadingOptions<T, P>,
): Wishes<T, P> {
  const isName = (name: string) => (titles.get(name) ?? people.get(name)) !== undefined;
  const { text: spoken, inQuestion, own } = inEnglish(text, language, isName);
  const sentence = new Sentence(spoken);
  const likes = readLikes(sentence, titles);
  const cast = readPeople(sentence, people);
  const names = [...likes, ...cast.people, ...cast.without].map(({ name }) => plainText(name));
  const nothing = {
    filters: NO_FILTERS,
    likes: [],
    people: [],
    peopleMatch: 'all' as const,
    withoutPeople: [],
    themes: [],
    refused: [],
    hidden: false,
    unread: [],
  };
  if (inQuestion !== null && !isEnglish(inQuestion, names))
    return { kind: asked, english: false, ...nothing };
  const kind = kindIsFixed ? asked : kindOf(sentence, asked);
  const filters: DiscoverFilters = {
    ...NO_FILTERS,
    score: readScore(sentence),
    ...readMinutes(sentence, kind),
    ...readYears(sentence, Number(day.slice(0, 4))),
    status: kind === 'tv' ? statusOf(sentence) : null,
  };
  const hidden =
    sentence.take('hidden gems?|underrated|overlooked|lesser known|little known|obscure', wanted).length > 0;
  const order = firstOf(sentence, ORDERS) ?? 'popular';
  const announced =
    (filters.from ?? 0) > Number(day.slice(0, 4)) ||
    sentence.take('upcoming|coming soon|announced|not (?:yet )?(?:out|released)(?: yet)?', wanted).length > 0;
  const origins = readOrigins(sentence);
  const compounds = readThemes(sentence, COMPOUND_THEMES);
  const genres = readGenres(sentence, kind);
  const { themes, refused } = readThemes(sentence, kind === 'tv' ? [...THEMES, SHORT_SERIES] : THEMES);
  sentence.take(`${REFUSING_IDIOMS}(?= ·)`);
  const no = REFUSALS.map(own).find((word, at) => word !== REFUSALS[at]) ?? 'no';
  return {
    kind,
    english: true,
    filters: { ...filters, ...origins, ...genres, order, release: announced ? 'announced' : 'released' },
    likes,
    people: cast.people,
    peopleMatch: cast.match,
    withoutPeople: cast.without,
    themes: [...compounds.themes, ...themes].map((theme) => ({ ...theme, said: own(theme.words) })),
    refused: [...compounds.refused, ...refused].map((theme) => ({
      ...theme,
      said: `${no} ${own(theme.words)}`,
    })),
    hidden,
    unread: unreadIn(sentence.left).map((one) => ({ ...one, words: own(one.words) })),
  };
}
