import type { Catalogue } from '../../catalogue/contract.ts';
import { matchTitle, normalisedTitle } from '../../domain/title-match.ts';
import type { Kind, TitleSummary } from '../../domain/title.ts';
import { nameIndex, type Named } from '../../domain/wishes/names.ts';
import { possiblePeople, possibleTitles } from '../../domain/wishes/possible-names.ts';
import { readWishes, type Wishes } from '../../domain/wishes/read-wishes.ts';

/** A title of the catalogue as a wish names it. */
export interface NamedTitle extends Named {
  title: TitleSummary;
}

export interface WishSetting {
  catalogue: Catalogue;
  /** Today (ISO date). */
  day: string;
  signal: AbortSignal;
}

/** A keyword of the catalogue for a mood or a subject. */
interface WishKeyword {
  id: number;
  name: string;
}

/** A wish whose names are the catalogue's. */
export interface NamedWish {
  wishes: Wishes<NamedTitle>;
  keywords: WishKeyword[];
  /** What was not understood, in words. */
  missed: string[];
}

/** Most subjects of a wish that are looked up, and keywords that are tried for one. */
const MOST_SUBJECTS = 4;
const MOST_TRIES = 2;

const plain = (name: string) => normalisedTitle(name);

/** A word with and without the ending of more than one. */
const forms = (words: string) => [words, words.endsWith('s') ? words.slice(0, -1) : `${words}s`];

/** How many names are tried among the other kind where none is of the kind asked for. */
const MOST_OF_OTHER_KIND = 2;

/** A name as it stands, or with the year it ends with: "Blade Runner 2049", "Dune 1984". */
function meant(name: string, results: readonly TitleSummary[]): TitleSummary | undefined {
  const [, only, year] = /^(.+) ((?:19|20)\d\d)$/u.exec(name) ?? [];
  const asIs = matchTitle({ name, year: null }, results);
  return asIs ?? (only === undefined ? undefined : matchTitle({ name: only, year: Number(year) }, results));
}

async function titlesOf(
  kind: Kind,
  names: readonly string[],
  { catalogue, signal }: WishSetting,
): Promise<NamedTitle[]> {
  const found: NamedTitle[] = [];
  for (const name of names) {
    signal.throwIfAborted();
    // "Dune" of "dune but funny" once that has been found.
    if (found.some((one) => ` ${one.name} `.includes(` ${name} `))) continue;
    const { results } = await catalogue.search(kind, name, { page: 1 });
    const title = meant(name, results);
    if (title) found.push({ id: title.id, name, title, date: title.date });
  }
  return found;
}

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
    // By all of the name, or by the last one of whoever most may know.
    const byLast = results
      .filter((artist) => plain(artist.name).endsWith(` ${plain(name)}`))
      .toSorted((a, b) => b.votes - a.votes);
    const artist = results.find((one) => plain(one.name) === plain(name)) ?? byLast[0];
    if (artist) found.push({ id: artist.id, name: artist.name, otherName: name });
  }
  return found;
}

/** The keyword that is called by one of some names; null when none is. */
async function keywordOf(
  names: readonly string[],
  { catalogue, signal }: WishSetting,
): Promise<WishKeyword | null> {
  for (const name of names.slice(0, MOST_TRIES)) {
    signal.throwIfAborted();
    const called = new Set(forms(plain(name)));
    const keyword = (await catalogue.searchKeywords(name)).find((one) => called.has(plain(one.name)));
    if (keyword) return keyword;
  }
  return null;
}

/** Titles named as examples, and the kind that is asked for: theirs, where the words of the wish say none. */
async function examplesOf(
  kind: Kind,
  text: string,
  candidates: readonly string[],
  setting: WishSetting,
): Promise<{ kind: Kind; examples: NamedTitle[] }> {
  const examples = await titlesOf(kind, candidates, setting);
  if (examples.length > 0 || candidates.length === 0) return { kind, examples };
  const other: Kind = kind === 'movie' ? 'tv' : 'movie';
  const ofOther = await titlesOf(other, candidates.slice(0, MOST_OF_OTHER_KIND), setting);
  if (ofOther.length === 0) return { kind, examples };
  // "A film like Breaking Bad" stays one; "something like Breaking Bad" is a series.
  const says = readWishes(text, { kind: other, day: setting.day });
  return { kind: says.kind, examples: ofOther };
}

/**
 * Reads a wish and looks up what it names: titles and people first, then keywords for moods, subjects and the words
 * no rule knows. At most 8, 3 and 8 searches, most of which are kept. Rejects with CatalogueError, or as the signal says.
 */
export async function nameWish(asked: Kind, text: string, setting: WishSetting): Promise<NamedWish> {
  const first = readWishes(text, { kind: asked, day: setting.day });
  if (!first.english) return { wishes: { ...first, likes: [] }, keywords: [], missed: [] };
  const candidates = possibleTitles(text);
  const { kind, examples } = await examplesOf(first.kind, text, candidates, setting);
  const titles = nameIndex(examples);
  const reading = { kind, day: setting.day };
  const unread = ({ unread: runs }: Wishes) =>
    runs.filter(({ refused }) => !refused).map(({ words }) => words);
  const second = readWishes(text, { ...reading, titles });
  const people = nameIndex(await peopleOf(text, second.unread, setting));
  const wishes = readWishes(text, { ...reading, titles, people });
  const subjects = [
    ...wishes.themes.map(({ words, keywords }) => ({ words, names: keywords })),
    ...unread(wishes).map((words) => ({ words, names: [words] })),
  ];
  const looked = await Promise.all(
    subjects.map(async ({ words, names }, index) => ({
      words,
      keyword: index < MOST_SUBJECTS ? await keywordOf(names, setting) : null,
    })),
  );
  const keywords = looked.flatMap(({ keyword }) => keyword ?? []);
  return {
    wishes,
    keywords: [...new Map(keywords.map((keyword) => [keyword.id, keyword])).values()],
    missed: [
      ...looked.flatMap(({ words, keyword }) => (keyword ? [] : [words])),
      ...wishes.unread.filter(({ refused }) => refused).map(({ words }) => words),
      ...wishes.refused.map(({ words }) => `no ${words}`),
      ...(wishes.hidden ? ['little known'] : []),
    ],
  };
}
