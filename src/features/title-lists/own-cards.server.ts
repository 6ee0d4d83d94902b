import { setImmediate } from 'node:timers/promises';
import { loadOwnCards, TITLES_A_CALL } from '../marks/list-marks.queries.ts';
import type { OwnCard, OwnCards } from '../cards/own-cards.ts';
import { titleKey, uniqueTitles, type TitleId } from '../../core/title.ts';
import { inTime } from '../../server/in-time.ts';
import { LATE } from '../../server/within-time.ts';
import type { Person } from '../../server/person.ts';
import { usualRegion } from '../../server/region.ts';
import { services } from '../../server/services.ts';

/** Milliseconds a page waits for offers: enough for cached ones. */
const AT_HAND_MS = 25;

/** A page's loads: the call for each title, and titles waiting for the next call. */
interface Asked {
  calls: Map<string, Promise<void>>;
  waiting: TitleId[];
  next: Promise<void> | null;
}

const pages = new WeakMap<object, Asked>();

/** Services that include titles (by titleKey), as far as cached; others are looked up in the background. */
async function offersAtHand(
  userId: string,
  titles: readonly TitleId[],
  region: string,
): Promise<ReadonlyMap<string, number[]>> {
  const { offers } = await services();
  if ((await offers.allow(userId)) > 0) return new Map();
  const found = await inTime(offers.included(titles, region), AT_HAND_MS);
  return found === LATE ? new Map() : found;
}

/** In as few calls as possible, concurrently. */
async function learn(person: Person, titles: readonly TitleId[], onServices: boolean): Promise<void> {
  const further = titles.slice(TITLES_A_CALL);
  await Promise.all([
    learnPart(person, titles.slice(0, TITLES_A_CALL), onServices),
    ...(further.length > 0 ? [learn(person, further, onServices)] : []),
  ]);
}

async function learnPart(person: Person, titles: readonly TitleId[], onServices: boolean): Promise<void> {
  const { client, day, userId, context } = person;
  const { hideSeen, region, services: mine, cards } = await loadOwnCards(client, day, titles);
  const on =
    mine.length === 0 || onServices
      ? null
      : await offersAtHand(userId, titles, region ?? (await usualRegion(context.request)));
  const included = (key: string) =>
    on ? (on.get(key)?.some((id) => mine.includes(id)) ?? null) : onServices && mine.length > 0;
  const learnt = [...cards].map(([key, card]): [string, OwnCard] => [
    key,
    { ...card, included: included(key) },
  ]);
  const { locals } = context;
  locals.own = { hideSeen, services: mine, cards: new Map([...(locals.own?.cards ?? []), ...learnt]) };
}

/**
 * Loads the user's data about titles and stores it for the page's cards (`locals.own`). Batches all calls of
 * one turn of the event loop, and loads each title once. `onServices`: the titles are known to be included,
 * so their offers are not loaded. Rejects with BackendError.
 */
export async function learnOwnCards(
  person: Person,
  titles: readonly TitleId[],
  onServices = false,
): Promise<OwnCards> {
  const { locals } = person.context;
  const asked: Asked = pages.get(locals) ?? { calls: new Map(), waiting: [], next: null };
  pages.set(locals, asked);
  const missing = uniqueTitles(titles).filter((title) => !asked.calls.has(titleKey(title)));
  if (missing.length > 0) {
    let call = asked.next;
    if (onServices) call = learn(person, missing, true);
    else {
      asked.waiting.push(...missing);
      call ??= asked.next = setImmediate().then(() => {
        asked.next = null;
        return learn(person, asked.waiting.splice(0), false);
      });
    }
    for (const title of missing) asked.calls.set(titleKey(title), call);
  }
  await Promise.all(titles.flatMap((title) => asked.calls.get(titleKey(title)) ?? []));
  return locals.own ?? { hideSeen: false, cards: new Map() };
}
