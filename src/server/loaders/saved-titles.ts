import type { AstroCookies } from 'astro';
import { verifiedAccount } from '../../backend/auth.ts';
import type { Client } from '../../backend/client.ts';
import { BackendError } from '../../backend/errors.ts';
import { countList, loadListEntries, loadListPage } from '../../backend/list-pages.ts';
import { today } from '../../domain/dates.ts';
import { LIST_MESSAGES } from '../../domain/list-messages.ts';
import { LIST_PAGE_SIZE } from '../../domain/lists.ts';
import {
  isFiltered,
  LAYOUT_COOKIE,
  parseLayout,
  parseSavedView,
  savedPath,
  type SavedLayout,
  type SavedList,
  type SavedPage,
  type SavedView,
} from '../../domain/saved-titles.ts';
import { services } from '../services.ts';
import { sessionClient, type SessionContext } from '../session.ts';

type PageContext = SessionContext & {
  url: URL;
  cookies: AstroCookies;
  locals: { clientAddress: string; requestId: string; signedIn: boolean };
};

/** How long a chosen layout is remembered, in seconds: a year. */
const LAYOUT_SECONDS = 365 * 24 * 60 * 60;

/** A page of a person's list, of a visitor, of a backend that does not answer; `moved` is past the last page. */
export type SavedTitles =
  | { kind: 'signedOut' }
  | { kind: 'signedIn'; page: SavedPage }
  | { kind: 'moved'; path: string }
  | { kind: 'error'; message: string; path: string };

/**
 * One page of a list as its address asks for it. Only stored columns are read, so that it comes without the
 * catalogue too.
 */
export async function loadSavedTitles(context: PageContext, list: SavedList): Promise<SavedTitles> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  const view = parseSavedView(list, context.url.searchParams);
  const layout = await rememberedLayout(context);
  if (!context.locals.signedIn) return { kind: 'signedOut' };
  try {
    const client = await sessionClient(context);
    const account = await verifiedAccount(client);
    if (!account) return { kind: 'signedOut' };
    const { entries, total, counts } = await readPage(client, account.id, view);
    if (entries.length === 0 && total > 0) {
      return { kind: 'moved', path: savedPath(view, { page: Math.ceil(total / LIST_PAGE_SIZE) }) };
    }
    const day = today((await services()).clock);
    const page = { view, layout, today: day, userId: account.id, entries, total, counts };
    return { kind: 'signedIn', page };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { log } = await services();
    log.warn({ requestId: context.locals.requestId, err: error.cause }, error.message);
    return { kind: 'error', message: LIST_MESSAGES[list].loadFailed[view.kind].text, path: savedPath(view) };
  }
}

async function readPage(client: Client, userId: string, view: SavedView) {
  const { list, kind, page } = view;
  if (isFiltered(view)) {
    const [shown, counts] = await Promise.all([
      loadListPage(client, userId, list, kind, view),
      countList(client, userId, list),
    ]);
    return { ...shown, counts };
  }
  // The number of the tab is that of its titles: no need to count them twice.
  const [entries, counts] = await Promise.all([
    loadListEntries(client, userId, list, kind, view, { from: (page - 1) * LIST_PAGE_SIZE }),
    countList(client, userId, list),
  ]);
  return { entries, total: counts[kind], counts };
}

/** The layout the address asks for, kept from then on; else the one chosen last. */
async function rememberedLayout({ cookies, url }: PageContext): Promise<SavedLayout> {
  const asked = parseLayout(url.searchParams.get('view'));
  if (asked) {
    const { config } = await services();
    const secure = config.siteUrl.startsWith('https:');
    cookies.set(LAYOUT_COOKIE, asked, { path: '/', sameSite: 'lax', secure, maxAge: LAYOUT_SECONDS });
  }
  return asked ?? parseLayout(cookies.get(LAYOUT_COOKIE)?.value) ?? 'grid';
}
