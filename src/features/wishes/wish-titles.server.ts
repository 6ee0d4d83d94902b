import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { Catalogue } from '../../catalogue/contract.ts';
import { discoverAddress } from '../discover/discover.ts';
import { MAX_TITLES, type AiSearchRequest, type WordSearchAnswer } from '../ai/ai-search.ts';
import { titleKey, uniqueTitles, type TitleSummary } from '../../core/title.ts';
import { loosest } from '../discover/discover-loosen.server.ts';
import { isAskedOnCard, kinOf, rankedByKin } from './wish-kin.server.ts';
import { nameWish, type WishSetting } from './wish-names.server.ts';
import { askedBy, asksAnything, partsOf, type Asked, type Part } from './wish-parts.server.ts';

/** Region of age ratings, which wishes do not use. */
const REGION = 'US';

/** Maximum pages of Discover's results. */
const MOST_PAGES = 2;

/** Maximum people any of whom suffices. */
const MOST_PEOPLE = 3;

interface FindSetting extends WishSetting {
  /** Sorts titles by the user's taste; null if too little is known. */
  fitting?: ((titles: TitleSummary[]) => TitleSummary[]) | null;
}

type Known = (titles: TitleSummary[]) => Promise<ReadonlySet<string>>;

/** Titles of people to exclude. */
async function creditsOf({ nobody }: Asked, { catalogue }: WishSetting): Promise<ReadonlySet<string>> {
  const artists = await Promise.all(nobody.map(({ id }) => catalogue.artist(id)));
  const roles = artists.flatMap((artist) => artist?.roles ?? []);
  return new Set(roles.flatMap(({ credits }) => credits.map(titleKey)));
}

/** Discover's results until enough pass `left`; with alternative people, interleaved. */
async function discovered(
  { kind, filters, anyone }: Asked,
  { catalogue, signal }: WishSetting,
  left: (titles: TitleSummary[]) => Promise<TitleSummary[]>,
): Promise<TitleSummary[]> {
  const each = anyone.length > 0 ? anyone.slice(0, MOST_PEOPLE).map(({ id }) => [id]) : [[]];
  const lists = await Promise.all(
    each.map(async (people) => {
      let titles: TitleSummary[] = [];
      let page: number | null = 1;
      for (let read = 0; page !== null && read < MOST_PAGES && titles.length < MAX_TITLES / 2; read += 1) {
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

/** Interleaves lists. */
function inTurn(lists: readonly TitleSummary[][]): TitleSummary[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return uniqueTitles(
    Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat(),
  );
}

/** Whether results are sorted by the user's taste: an explicit order and examples take precedence. */
const isByFit = ({ filters, likes }: Asked, { fitting }: FindSetting) =>
  Boolean(fitting) && likes.length === 0 && filters.order === 'popular';

/** Titles that fulfil the query. */
async function titlesFor(asked: Asked, setting: FindSetting, known: Known): Promise<TitleSummary[]> {
  const never = await creditsOf(asked, setting);
  const left = async (titles: readonly TitleSummary[]) => {
    const once = uniqueTitles(titles).filter((title) => !never.has(titleKey(title)));
    const unwanted = await known(once);
    return once.filter((title) => !unwanted.has(titleKey(title)));
  };
  if (asked.likes.length === 0) {
    const found = asksAnything(asked) ? await discovered(asked, setting, left) : [];
    return (isByFit(asked, setting) ? (setting.fitting?.(found) ?? found) : found).slice(0, MAX_TITLES);
  }
  const kin = await kinOf(asked, setting);
  const onCards = await left(kin.fitting);
  if (isAskedOnCard(asked) && onCards.length > 0) return onCards.slice(0, MAX_TITLES);
  // Discover knows the facts list results lack; results are sorted by nearness to the examples.
  const fitting = await discovered(kin.toDiscover, setting, left);
  return rankedByKin(fitting, kin).slice(0, MAX_TITLES);
}

/** The number of results; Discover's total if it can answer the whole query. */
async function countFor(asked: Asked, setting: WishSetting): Promise<number> {
  const { kind, filters, likes, anyone, nobody } = asked;
  if (!asksAnything(asked) && likes.length === 0) return 0;
  if (likes.length + anyone.length + nobody.length > 0)
    return (await titlesFor(asked, setting, () => Promise.resolve(new Set()))).length;
  return (await setting.catalogue.discover(kind, filters, { page: 1, region: REGION })).totalResults;
}

/** The query without the parts with these labels; unknown labels are ignored. */
function without(asked: Asked, labels: readonly string[], parts: (asked: Asked) => Part[]): Asked {
  return labels.reduce(
    (left, label) => parts(left).find((part) => part.label === label)?.rest ?? left,
    asked,
  );
}

/** Whether Discover can express the query: it has filters, and no alternative people. */
const isForDiscover = (asked: Asked) => asked.anyone.length === 0 && asksAnything({ ...asked, nobody: [] });

/**
 * Finds titles for a description without AI: turns what it understands, without removed parts, into a query
 * of Discover or of titles similar to its examples. `known` returns titles to hide. If nothing is understood
 * or found, returns what removing each part would find. Rejects with CatalogueError, or with the signal's
 * reason.
 */
export async function findByWords(
  request: Pick<AiSearchRequest, 'kind' | 'description' | 'takenOff'>,
  setting: FindSetting,
  known: Known,
): Promise<Omit<WordSearchAnswer, 'searchId'>> {
  const takenOff = request.takenOff ?? [];
  const wish = await nameWish(request.kind, request.description, setting);
  const { kind, english, people } = wish.wishes;
  const genres = await setting.catalogue.genres(kind);
  const partsIn = (asked: Asked) => partsOf(asked, wish, genres);
  const asked = without(askedBy(wish), takenOff, partsIn);
  const parts = partsIn(asked);
  const titles = await titlesFor(asked, setting, known);
  const unasked =
    kind === 'tv' ? people.map(({ name }) => m.ai_words_no_people({ name: isolated(name) })) : [];
  const looser = titles.length > 0 ? [] : await loosest(parts, ({ rest }) => countFor(rest, setting));
  return {
    understood: {
      kind,
      english,
      chips: parts.map(({ label, path }) => ({ label, path })),
      missed: [...wish.missed, ...unasked],
      path: isForDiscover(asked) ? discoverAddress(kind, asked.filters) : null,
      takenOff,
      ...(titles.length > 1 && isByFit(asked, setting) && { byFit: true }),
      looser: looser.map(({ chip, count }) => ({ label: chip.label, count })),
    },
    titles,
  };
}
