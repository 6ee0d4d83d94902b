import { nameInAddress, pagesNear } from './near-address.ts';
import { foundPath } from '../../core/routes.ts';
import { pickSuggestions, suggestedArtist, suggestedTitle } from './suggestions.ts';
import { services } from '../../server/services.ts';
import { orNull } from '../../server/in-time.ts';

/** A page, title or artist that an unknown address may mean; `name` is null for a page, which its path names. */
export interface NearPage {
  name: string | null;
  path: string;
}

const MOST_NAMED = 6;

/** What an unknown address may mean: pages, titles and artists; without the latter while the catalogue fails. */
export async function loadNear(path: string): Promise<NearPage[]> {
  const pages = pagesNear(path).map((near) => ({ name: null, path: near }));
  const words = nameInAddress(path);
  if (words === '') return pages;
  const { catalogue, publicConfig } = await services();
  const { imageBase } = publicConfig;
  const found = await orNull(catalogue.searchEverything(words));
  const candidates = [
    ...(found?.titles ?? []).map((title) => suggestedTitle(words, title, imageBase)),
    ...(found?.artists ?? []).map((artist) => suggestedArtist(words, artist, imageBase)),
  ].filter(({ merit }) => merit > 0);
  const named = pickSuggestions(candidates).map((one) => ({
    name: one.line ? `${one.name} (${one.line})` : one.name,
    path: foundPath(one),
  }));
  return [...pages, ...named.slice(0, MOST_NAMED)];
}
