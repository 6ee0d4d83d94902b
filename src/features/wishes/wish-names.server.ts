import type { Catalogue } from '../../catalogue/contract.ts';
import { matchTitle, normalisedTitle as plain } from '../search/title-match.ts';
import { artistNames, type FoundArtist } from '../../core/found.ts';
import type { Kind, TitleSummary } from '../../core/title.ts';
import { nameIndex, type Named } from './names.ts';
import { LIKE } from './like-words.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { inEnglish } from './in-english.ts';
import { possiblePeople, possibleTitles } from './possible-names.ts';
import { readWishes, type Wishes } from './read-wishes.ts';
import { plainText } from './sentence.ts';
import { foundOf, keywordsOf, type WishKeyword } from './wish-keywords.server.ts';

/** A catalogue title named in a wish. */
export interface NamedTitle extends Named {
  title: TitleSummary;
}

export interface WishSetting {
  catalogue: Catalogue;
  /** Today (ISO date). */
  day: string;
  signal: AbortSignal;
}

/** A wish whose names are the catalogue's. */
export interface NamedWish {
  wishes: Wishes<NamedTitle>;
  keywords: WishKeyword[];
  /** Keywords of what is not wanted: "nothing gory". */
  avoided: WishKeyword[];
  /** What was not understood, in words. */
  missed: string[];
}

/** How many names are tried among the other kind where none is of the kind asked for. */
const MOST_OF_OTHER_KIND = 4;

const SAYS_LIKE = new RegExp(`(?:^| )${LIKE} `, 'u');

/** Fewer votes cannot tell a title from words that start a sentence: "Fast but funny". */
const WELL_KNOWN = 500;

/**
 * What may follow a series of films' name: "Kill Bill: Vol. 1", "Harry Potter and the Philosopher's Stone".
 */
const REST_OF_NAME = /^\.?(?: ?[:–-] ?| or:? | and the | the )\S/iu;

/** The best-known title that begins with a name. */
function beginningWith(name: string, results: readonly TitleSummary[]): TitleSummary | undefined {
  return results
    .filter(({ title, voteCount }) => {
      const begins = title.toLowerCase().startsWith(name.toLowerCase());
      return begins && voteCount >= WELL_KNOWN && REST_OF_NAME.test(title.slice(name.length));
    })
    .toSorted((a, b) => b.voteCount - a.voteCount)[0];
}

/**
 * The title of a name: exact, with a year at its end ("Dune 1984", "Scarface from 1983"), or the beginning of
 * a longer one.
 */
function meant(name: string, results: readonly TitleSummary[]): TitleSummary | undefined {
  const [, only, year] = /^(.+?) (?:from )?\(?((?:19|20)\d\d)\)?$/u.exec(name) ?? [];
  return (
    matchTitle({ name, year: null }, results) ??
    (only === undefined ? undefined : matchTitle({ name: only, year: Number(year) }, results)) ??
    beginningWith(name, results)
  );
}

/** The search text of a name, without "from" before its year. */
const searched = (name: string) => name.replace(/ (?:from )?\(?((?:19|20)\d\d)\)?$/u, ' $1');

async function titlesOf(
  kind: Kind,
  names: readonly string[],
  { catalogue, signal }: WishSetting,
  leastVotes: number,
): Promise<NamedTitle[]> {
  const found: NamedTitle[] = [];
  for (const name of names) {
    signal.throwIfAborted();
    // Skips "Dune" of "Dune but funny" once that is found.
    if (found.some((one) => ` ${plain(one.name)} `.includes(` ${plain(name)} `))) continue;
    const { results } = await catalogue.search(kind, searched(name), { page: 1 });
    const title = meant(name, results);
    if (title && title.voteCount >= leastVotes) found.push({ id: title.id, name, title, date: title.date });
  }
  return found;
}

/** Precedes a director or writer: "by Bergman", "by Kurosawa or Bergman". */
const MADE_BY = '(?:^| )(?:by|director)(?:(?: \\S+){1,2} (?:or|and|nor))?';

async function peopleOf(
  text: string,
  unread: Wishes['unread'],
  { catalogue, signal }: WishSetting,
): Promise<Named[]> {
  const found: Named[] = [];
  for (const name of possiblePeople(
    text,
    unread.map(({ bare, refused }) => ({ words: bare, refused })),
  )) {
    signal.throwIfAborted();
    const { results } = await catalogue.searchArtists(name, { page: 1 });
    // Matches the whole name, or the surname of the best-known person; "by Bergman" prefers directors and
    // writers.
    const makes = ({ department }: FoundArtist) => (/^(?:Directing|Writing)$/.test(department) ? 1 : 0);
    const isMaker = new RegExp(`${MADE_BY} ${plain(name)}(?: |$)`, 'u').test(plain(text));
    const byLast = results
      .filter((artist) => artistNames(artist).some((one) => plain(one).endsWith(` ${plain(name)}`)))
      .toSorted((a, b) => (isMaker ? makes(b) - makes(a) : 0) || b.votes - a.votes);
    const artist = results.find((one) => artistNames(one).map(plain).includes(plain(name))) ?? byLast[0];
    if (artist) found.push({ id: artist.id, name: artist.name, otherName: name });
  }
  return found;
}

/** Whether a name has only words that are not missed by themselves: "Her", "Us". */
const isLittle = (name: string) =>
  plainText(name)
    .split(' ')
    .every((word) => LITTLE_WORDS.has(word));

/** Titles named as examples, and the requested kind: that of the examples, unless the wish names one. */
async function examplesOf(
  kind: Kind,
  text: string,
  candidates: readonly string[],
  setting: WishSetting,
): Promise<{ kind: Kind; examples: NamedTitle[] }> {
  const leastVotes = SAYS_LIKE.test(plainText(inEnglish(text).text)) ? 0 : WELL_KNOWN;
  const examples = await titlesOf(kind, candidates, setting, leastVotes);
  const other: Kind = kind === 'movie' ? 'tv' : 'movie';
  // "Avatar: The Last Airbender" is not "Avatar".
  const [longest = ''] = candidates;
  const isCut = longest.includes(':') && !examples.some(({ name }) => name === longest);
  if ((examples.length > 0 && !isCut) || candidates.length === 0) return { kind, examples };
  const ofOther = await titlesOf(
    other,
    candidates.slice(0, examples.length > 0 ? 1 : MOST_OF_OTHER_KIND),
    setting,
    leastVotes,
  );
  if (ofOther.length === 0) return { kind, examples };
  // "A film like Breaking Bad" asks for films; "something like Breaking Bad" for series.
  const says = readWishes(text, { kind: other, day: setting.day });
  return { kind: says.kind, examples: ofOther };
}

/**
 * Reads a wish and looks up what it names: titles and people first, then keywords for moods, subjects and the words
 * no rule knows. At most 10, 3 and 12 searches, most of which are cached. Rejects with CatalogueError, or as the signal says.
 */
export async function nameWish(asked: Kind, text: string, setting: WishSetting): Promise<NamedWish> {
  const first = readWishes(text, { kind: asked, day: setting.day });
  if (!first.english) return { wishes: { ...first, likes: [] }, keywords: [], avoided: [], missed: [] };
  const asWritten = inEnglish(text);
  const candidates = possibleTitles(asWritten.text).map(asWritten.own);
  const named = await examplesOf(first.kind, text, candidates, setting);
  const titles = nameIndex(named.examples);
  const { text: spoken, own } = inEnglish(text, undefined, (name) => titles.get(name) !== undefined);
  // "Not like The Office" names no kind.
  const isExample = readWishes(text, { kind: named.kind, day: setting.day, titles }).likes.length > 0;
  const kind = isExample ? named.kind : first.kind;
  const reading = { kind, day: setting.day };
  const second = readWishes(text, { ...reading, titles });
  const people = nameIndex(await peopleOf(spoken, second.unread, setting));
  const wishes = readWishes(text, { ...reading, titles, people });
  const { looked, avoided, keywords } = await keywordsOf(wishes, setting);
  return {
    wishes,
    keywords,
    avoided: foundOf(avoided),
    missed: [
      ...(wishes.likes.length === 0 && / like /iu.test(` ${spoken}`)
        ? candidates
            .slice(0, 1)
            .filter(isLittle)
            .map((name) => `${own('like')} ${name}`)
        : []),
      ...looked.flatMap(({ words, keyword }) => (keyword ? [] : [words])),
      ...wishes.unread.filter(({ refused }) => refused).map(({ words }) => words),
      ...avoided.flatMap(({ words, keyword }) => (keyword ? [] : [words])),
      ...(wishes.hidden ? [own('hidden gems').replace(/^hidden gems$/, 'little known')] : []),
    ],
  };
}
