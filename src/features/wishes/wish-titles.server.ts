import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { Catalogue } from '../../catalogue/contract.ts';
import { discoverAddress } from '../discover/discover.ts';
import { MAX_TITLES, type AiSearchRequest, type WordSearchAnswer } from '../ai/ai-search.ts';
import { titleKey, uniqueTitles, type TitleSummary } from '../../core/title.ts';
import { plainText } from './sentence.ts';
import type { StorySearch } from './stories.ts';
import { loosest } from '../discover/discover-loosen.server.ts';
import { isAskedOnCard, kinOf, rankedByKin } from './wish-kin.server.ts';
import { nameWish, type NamedWish, type WishSetting } from './wish-names.server.ts';
import { ENOUGH, partialMatches } from './wish-partial.server.ts';
import { askedBy, asksAnything, inTurn, partsOf, withoutParts, type Asked } from './wish-parts.server.ts';
import { reasonOf, storyReasonOf } from './wish-reasons.server.ts';
import { storyMatches } from './wish-stories.server.ts';

/** Region of age ratings, which wishes do not use. */
const REGION = 'US';

/** Maximum pages of Discover's results. */
const MOST_PAGES = 2;

/** Maximum people any of whom suffices. */
const MOST_PEOPLE = 3;

interface FindSetting extends WishSetting {
  /** Sorts titles by the user's taste; null if too little is known. */
  fitting?: ((titles: TitleSummary[]) => TitleSummary[]) | null;
  /** Undefined if the catalogue cannot search stories. */
  stories?: StorySearch | undefined;
}

type Known = (titles: TitleSummary[]) => Promise<ReadonlySet<string>>;

/** Titles that excluded people had a part in, or that have an excluded subject. */
async function excluded({ kind, filters, nobody, avoided }: Asked, { catalogue }: WishSetting) {
  const artists = await Promise.all(nobody.map(({ id }) => catalogue.artist(id)));
  const roles = artists.flatMap((artist) => artist?.roles ?? []);
  const pages = await Promise.all(
    avoided.map(({ id }) =>
      catalogue.discover(kind, { ...filters, keywords: [id] }, { page: 1, region: REGION }),
    ),
  );
  const titles = [...roles.flatMap(({ credits }) => credits), ...pages.flatMap(({ results }) => results)];
  return new Set(titles.map(titleKey));
}

/** Discover's results until enough pass `left`; with alternative people, interleaved. */
async function discovered(
  { kind, filters, anyone }: Asked,
  { catalogue, signal }: WishSetting,
  left: (titles: TitleSummary[]) => Promise<TitleSummary[]>,
  pages: number,
): Promise<TitleSummary[]> {
  const each = anyone.length > 0 ? anyone.slice(0, MOST_PEOPLE).map(({ id }) => [id]) : [[]];
  const lists = await Promise.all(
    each.map(async (people) => {
      let titles: TitleSummary[] = [];
      let page: number | null = 1;
      for (let read = 0; page !== null && read < pages && titles.length < MAX_TITLES / 2; read += 1) {
        signal.throwIfAborted();
        const asked = { ...filters, people: [...filters.people, ...people] };
        const found: Awaited<ReturnType<Catalogue['discover']>> = await catalogue.discover(kind, asked, {
          page,
          region: REGION,
        });
        titles = [...titles, ...(await left(found.results))];
        page = found.next;
      }
      return titles;
    }),
  );
  return inTurn(lists);
}

/** Whether what fits somebody comes first: an order that was asked for, and the nearest to examples, go before that. */
const isByFit = ({ filters, likes }: Asked, { fitting }: FindSetting) =>
  Boolean(fitting) && likes.length === 0 && filters.order === 'popular';

/** Titles that have all that is asked for. */
async function titlesFor(
  asked: Asked,
  setting: FindSetting,
  known: Known,
  pages = MOST_PAGES,
): Promise<TitleSummary[]> {
  const never = await excluded(asked, setting);
  const left = async (titles: readonly TitleSummary[]) => {
    const once = uniqueTitles(titles).filter((title) => !never.has(titleKey(title)));
    const unwanted = await known(once);
    return once.filter((title) => !unwanted.has(titleKey(title)));
  };
  if (asked.likes.length === 0) {
    const found = asksAnything(asked) ? await discovered(asked, setting, left, pages) : [];
    return (isByFit(asked, setting) ? (setting.fitting?.(found) ?? found) : found).slice(0, MAX_TITLES);
  }
  const kin = await kinOf(asked, setting);
  const onCards = await left(kin.fitting);
  if (isAskedOnCard(asked) && onCards.length > 0) return onCards.slice(0, MAX_TITLES);
  // What a card does not tell Discover does: of what fits, the nearest to the examples first.
  const fitting = await discovered(kin.toDiscover, setting, left, pages);
  return rankedByKin(fitting, kin).slice(0, MAX_TITLES);
}

/** The number of results; Discover's total if it can answer the whole query. */
async function countFor(asked: Asked, setting: WishSetting): Promise<number> {
  const { kind, filters, likes, anyone, nobody, avoided } = asked;
  if (!asksAnything(asked) && likes.length === 0) return 0;
  if (likes.length + anyone.length + nobody.length + avoided.length > 0)
    return (await titlesFor(asked, setting, () => Promise.resolve(new Set()))).length;
  return (await setting.catalogue.discover(kind, filters, { page: 1, region: REGION })).totalResults;
}

/** Whether Discover can be asked for more than all titles; it cannot be asked for one of several people. */
const isForDiscover = (asked: Asked) =>
  asked.anyone.length === 0 && asksAnything({ ...asked, nobody: [], avoided: [] });

/** Words that stories of matching titles may have: those of its moods and subjects. */
const tellingWords = ({ wishes: { themes } }: NamedWish) =>
  themes.flatMap(({ words, terms }) => plainText(`${words} ${terms}`).split(' '));

/**
 * Finds titles for a description without a model. Titles whose stories have words that no rule understands come first.
 * Discover, or what is similar to the titles it names, is asked for what
 * was understood, without the parts that were taken off. If fewer than six titles match all of it, those that match most
 * of it follow, each with what it lacks. `known` returns the titles that must not be shown. If nothing is understood,
 * there are no titles. Rejects with CatalogueError, or as the signal says.
 */
export async function findByWords(
  request: Pick<AiSearchRequest, 'kind' | 'description' | 'takenOff' | 'onServices'>,
  setting: FindSetting,
  known: Known,
): Promise<Omit<WordSearchAnswer, 'searchId'>> {
  const takenOff = request.takenOff ?? [];
  const wish = await nameWish(request.kind, request.description, setting);
  const { kind, english, people } = wish.wishes;
  const genres = await setting.catalogue.genres(kind);
  const partsIn = (asked: Asked) => partsOf(asked, wish, genres);
  const asked = withoutParts(askedBy(wish), takenOff, partsIn);
  const parts = partsIn(asked);
  const told = await storyMatches(wish, setting);
  const unwanted = await known(told.map(({ title }) => title));
  const stories = told.filter(({ title }) => !unwanted.has(titleKey(title)));
  const inStories = new Set(stories.map(({ title }) => titleKey(title)));
  const words = new Set(stories.flatMap((match) => match.words));
  const exact = await titlesFor(asked, setting, known);
  const titles = exact.filter((title) => !inStories.has(titleKey(title)));
  // On a person's services each further title would be looked up, forty at most: what matches all of it has to do.
  const isFew = !request.onServices && stories.length + titles.length < ENOUGH;
  const partial = isFew
    ? await partialMatches(asked, {
        partsIn,
        words: tellingWords(wish),
        exact: [...stories.map(({ title }) => title), ...titles],
        find: (rest) => titlesFor(rest, setting, known, 1),
      })
    : [];
  const unasked =
    kind === 'tv' ? people.map(({ name }) => m.ai_words_no_people({ name: isolated(name) })) : [];
  const looser =
    isFew || titles.length === 0 ? await loosest(parts, ({ rest }) => countFor(rest, setting)) : [];
  return {
    understood: {
      kind,
      english,
      chips: parts.map(({ label, path }) => ({ label, path })),
      missed: [...wish.missed.filter((run) => !run.split(' ').some((word) => words.has(word))), ...unasked],
      path: isForDiscover(asked) ? discoverAddress(kind, asked.filters) : null,
      takenOff,
      ...(titles.length > 1 && isByFit(asked, setting) && { byFit: true }),
      looser: looser.map(({ chip, count }) => ({ label: chip.label, count })),
    },
    titles: [
      ...stories.map((match) => ({ title: match.title, lacks: [], reason: storyReasonOf(match, parts) })),
      ...[...titles.map((title) => ({ title, lacks: [] })), ...partial].map((found) => ({
        ...found,
        reason: reasonOf(found, parts),
      })),
    ],
  };
}
