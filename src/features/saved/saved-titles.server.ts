import { listLoadFailedTextBy } from '../cards/lists-words.ts';
import type { AstroCookies } from 'astro';
import type { Client } from '../../core/backend/client.ts';
import { countList, loadListEntries, loadListPage } from '../marks/list-pages.queries.ts';
import { loadTags } from '../tags/tags.queries.ts';
import { loadMyServices } from '../watch/my-services.queries.ts';
import { loadUncheckedTitles } from '../watch/title-offers.queries.ts';
import { LIST_PAGE_SIZE } from '../../core/lists.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import {
  isFiltered,
  listQuery,
  LAYOUT_COOKIE,
  parseLayout,
  parseSavedView,
  savedPath,
  saysMore,
  type SavedLayout,
  type SavedList,
  type SavedPage,
  type SavedServices,
  type SavedView,
} from './saved-titles.ts';
import { toNamed } from '../tags/tags.ts';
import { namesAtHand } from '../../server/names-at-hand.ts';
import { learnOwnCards } from '../title-lists/own-cards.server.ts';
import { viewerOf, type ViewerContext } from '../../server/viewer.ts';
import { forPerson, type Person } from '../../server/person.ts';
import { regionOf } from '../../server/region.ts';
import { services } from '../../server/services.ts';

type PageContext = ViewerContext & { url: URL; cookies: AstroCookies };

/** Lifetime of the layout cookie (s). */
const LAYOUT_SECONDS = 365 * 24 * 60 * 60;

/** A page of a saved list; `moved` beyond the last page. */
export type SavedTitles = PersonOutcome<SavedPage> | { kind: 'moved'; path: string };

/**
 * Loads a page of a saved list for the address. Reads stored columns only, so that it works while the
 * catalogue fails.
 */
export async function loadSavedTitles(context: PageContext, list: SavedList): Promise<SavedTitles> {
  const view = parseSavedView(list, context.url.searchParams);
  const layout = await rememberedLayout(context);
  const outcome = await forPerson(
    context,
    async (person) => {
      const { client, userId, day } = person;
      const region = regionOf(person);
      const [ticked, tags, shown, named] = await Promise.all([
        servicesOf(person, view, region),
        list === 'dismissed' ? [] : loadTags(client),
        readPage(client, userId, view, region),
        namesAtHand(),
      ]);
      const entries = shown.entries.map((entry) => named(entry, entry));
      const page = { view, layout, today: day, userId, services: ticked, tags: tags.map(toNamed) };
      if (saysMore(page))
        await viewerOf(context, undefined, { known: person })?.ask((who) =>
          learnOwnCards(who, entries, view.onServices),
        );
      return { ...page, ...shown, entries };
    },
    { failed: () => listLoadFailedTextBy[list][view.kind]() },
  );
  if (outcome.kind === 'ok' && outcome.data.entries.length === 0 && outcome.data.total > 0) {
    return { kind: 'moved', path: savedPath(view, { page: Math.ceil(outcome.data.total / LIST_PAGE_SIZE) }) };
  }
  return outcome;
}

/** The page's data about the user's services. */
async function servicesOf(
  { client, userId }: Person,
  { list, kind, onServices }: SavedView,
  inRegion: Promise<string>,
): Promise<SavedServices> {
  const unchecked = async () =>
    onServices && list !== 'dismissed'
      ? loadUncheckedTitles(client, list, kind, await inRegion)
      : { total: 0 };
  const [region, mine, { total }] = await Promise.all([
    inRegion,
    loadMyServices(client, userId),
    unchecked(),
  ]);
  return { region, any: mine.length > 0, unchecked: total };
}

async function readPage(client: Client, userId: string, view: SavedView, inRegion: Promise<string>) {
  const { list, kind, page, onServices } = view;
  const query = listQuery(view, onServices ? await inRegion : '');
  if (isFiltered(view)) {
    const [shown, counts] = await Promise.all([
      loadListPage(client, userId, list, kind, query),
      countList(client, userId, list),
    ]);
    return { ...shown, counts };
  }
  // The tab's count is the total: no second query.
  const [entries, counts] = await Promise.all([
    loadListEntries(client, userId, list, kind, query, {
      from: (page - 1) * LIST_PAGE_SIZE,
    }),
    countList(client, userId, list),
  ]);
  return { entries, total: counts[kind], counts };
}

/** The layout in the address, which is then remembered, else the remembered one. */
async function rememberedLayout({ cookies, url }: PageContext): Promise<SavedLayout> {
  const asked = parseLayout(url.searchParams.get('view'));
  if (asked) {
    const { config } = await services();
    const secure = config.siteUrl.startsWith('https:');
    cookies.set(LAYOUT_COOKIE, asked, { path: '/', sameSite: 'lax', secure, maxAge: LAYOUT_SECONDS });
  }
  return asked ?? parseLayout(cookies.get(LAYOUT_COOKIE)?.value) ?? 'grid';
}
