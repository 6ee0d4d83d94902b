import type { Client } from '../../core/backend/client.ts';
import { readList } from '../custom-lists/custom-lists.queries.ts';
import { loadPublicProfile } from '../public-profile/public-profiles.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { Outcome } from '../../core/outcome.ts';
import { parseSeasonNumber } from '../../core/seasons.ts';
import { listCard, yearCard } from './people-cards.ts';
import {
  castCard,
  collectionCard,
  personCard,
  seasonCard,
  titleCard,
  type CardFamily,
  type ShareCard,
} from '../../core/share-cards.ts';
import { parseTitleId, parseTitleKey } from '../../core/title.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { loadCustomList } from '../custom-lists/custom-list.server.ts';
import { outcomeOf } from '../../server/outcome.ts';
import { loadProfileCard } from './profile-card.server.ts';
import { loadSharedYearPage } from '../numbers/shared-year.server.ts';

/** The request of a card, made as a visitor. */
interface Asking {
  clientAddress: string;
  requestId: string;
}

type Made = Outcome<{ card: ShareCard }>;

/** Makes the card of an id; notFound if nothing public has it. */
type Load = (id: string, asking: Asking) => Promise<Made>;

const made = (card: ShareCard | null): Made => (card ? { kind: 'ok', card } : { kind: 'notFound' });

/** A card of something with a numeric id. */
const byNumber =
  <T>(ask: (catalogue: Catalogue, id: number) => Promise<T | null>, card: (found: T) => ShareCard): Load =>
  async (segment) => {
    const id = parseTitleId(segment);
    if (id === null) return made(null);
    const found = await ask((await services()).catalogue, id);
    return made(found && card(found));
  };

const LOADS: Record<CardFamily, Load> = {
  title: async (id) => {
    const key = parseTitleKey(id);
    if (!key) return made(null);
    const { catalogue } = await services();
    const title = await catalogue.title(key, { alone: true });
    return made(title && titleCard(title));
  },
  cast: async (id) => {
    const key = parseTitleKey(id);
    const credits = key && (await (await services()).catalogue.titleCredits(key));
    return made(credits && castCard(credits.title));
  },
  season: async (id) => {
    const [series, season] = id.split('-');
    const [seriesId, number] = [parseTitleId(series), parseSeasonNumber(season)];
    if (seriesId === null || number === null) return made(null);
    const found = await (await services()).catalogue.season(seriesId, number);
    return made(found && seasonCard(found));
  },
  person: byNumber((catalogue, id) => catalogue.artist(id), personCard),
  list: async (address, asking) => {
    const { requestId } = asking;
    const outcome = await loadCustomList(address, { requestId, parameters: new URLSearchParams() });
    return outcome.kind === 'ok' ? made(listCard(outcome.custom)) : outcome;
  },
  profile: (handle, { requestId }) => loadProfileCard(handle, requestId),
  year: async (secret, asking) => {
    const outcome = await loadSharedYearPage(secret, asking);
    return outcome.kind === 'ok' ? made(yearCard(outcome.shared, secret)) : outcome;
  },
  collection: byNumber((catalogue, id) => catalogue.collection(id), collectionCard),
};

/** Loads the current data of a share card; notFound for what is not public. */
export function loadShareCard(family: CardFamily, id: string, asking: Asking): Promise<Made> {
  return outcomeOf<{ card: ShareCard }>(asking.requestId, () => LOADS[family](id, asking));
}

/** Opens a list or profile as a user may see it. */
const OPENED: Partial<Record<CardFamily, (client: Client, id: string) => Promise<object | null>>> = {
  list: (client, address) => readList(client, address, { offset: 0, limit: 1 }),
  profile: (client, handle) => loadPublicProfile(client, handle, null),
};

/**
 * Whether a public card is hidden from the signed-in user, because one has blocked the other. False for
 * visitors and on failure.
 */
export async function isCardKeptFrom(
  family: CardFamily,
  id: string,
  context: PersonContext,
): Promise<boolean> {
  const open = OPENED[family];
  if (!open) return false;
  const outcome = await forPerson(context, async ({ client }) => (await open(client, id)) !== null);
  return outcome.kind === 'ok' && !outcome.data;
}
