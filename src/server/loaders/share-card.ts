import type { Catalogue } from '../../catalogue/contract.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { parseSeasonNumber } from '../../domain/seasons.ts';
import {
  castCard,
  collectionCard,
  personCard,
  seasonCard,
  titleCard,
  type CardFamily,
  type ShareCard,
} from '../../domain/share-cards.ts';
import { parseTitleId, parseTitleKey } from '../../domain/title.ts';
import { services } from '../services.ts';
import { outcomeOf } from './outcome.ts';

/** Makes a card of what lies at an id; null where there is nothing, or nothing for everybody. */
type Load = (id: string) => Promise<ShareCard | null>;

/** A card of something that has a number. */
const byNumber =
  <T>(ask: (catalogue: Catalogue, id: number) => Promise<T | null>, card: (found: T) => ShareCard): Load =>
  async (segment) => {
    const id = parseTitleId(segment);
    if (id === null) return null;
    const found = await ask((await services()).catalogue, id);
    return found && card(found);
  };

const LOADS: Record<CardFamily, Load> = {
  title: async (id) => {
    const key = parseTitleKey(id);
    if (!key) return null;
    const { catalogue } = await services();
    const title = await (key.kind === 'movie' ? catalogue.movie(key.id) : catalogue.show(key.id));
    return title && titleCard(title);
  },
  cast: async (id) => {
    const key = parseTitleKey(id);
    const credits = key && (await (await services()).catalogue.titleCredits(key));
    return credits && castCard(credits.title);
  },
  season: async (id) => {
    const [series, season] = id.split('-');
    const [seriesId, number] = [parseTitleId(series), parseSeasonNumber(season)];
    if (seriesId === null || number === null) return null;
    const found = await (await services()).catalogue.season(seriesId, number);
    return found && seasonCard(found);
  },
  person: byNumber((catalogue, id) => catalogue.artist(id), personCard),
  collection: byNumber((catalogue, id) => catalogue.collection(id), collectionCard),
};

/** What a share card shows as things stand now; notFound for what is not there for everybody to see. */
export function loadShareCard(
  family: CardFamily,
  id: string,
  requestId: string,
): Promise<Outcome<{ card: ShareCard }>> {
  return outcomeOf<{ card: ShareCard }>(requestId, async () => {
    const card = await LOADS[family](id);
    return card ? { kind: 'ok', card } : { kind: 'notFound' };
  });
}
