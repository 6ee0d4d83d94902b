import { invalidParameters } from '../answers.ts';
import { countryName } from '../names.ts';
import { OFFER_WAYS, shownBy, STREAM_REGIONS, STREAMS, streamsOf, type Stream } from './streams.ts';
import type { Title } from '../title.ts';

const provider = ({ id, name }: Stream, priority: number) => ({
  logo_path: `/s${id}.svg`,
  provider_id: id,
  provider_name: name,
  display_priority: priority,
});

/** Answers {kind}/{id}/watch/providers: offers by country, without empty ones. */
export function watchProviders(title: Title) {
  const countries = STREAM_REGIONS.flatMap((region) => {
    const shown = shownBy(title, region);
    if (shown.length === 0) return [];
    const lists = OFFER_WAYS.flatMap((way) => {
      const listed = shown.filter(({ ways }) => ways.includes(way));
      return listed.length > 0
        ? [[way, listed.map(({ stream, priority }) => provider(stream, priority))] as const]
        : [];
    });
    return [[region, Object.fromEntries(lists)] as const];
  });
  return { results: Object.fromEntries(countries) };
}

const prioritiesOf = (id: number) =>
  STREAM_REGIONS.flatMap((region) => {
    const at = streamsOf(region).findIndex(({ stream }) => stream.id === id);
    return at < 0 ? [] : [[region, at] as const];
  });

/** Answers watch/providers/{kind}: all services, or those of `watch_region`. */
export function providerList(parameters: URLSearchParams) {
  const region = parameters.get('watch_region');
  const listed = STREAMS.map((stream, index) => ({
    display_priorities: Object.fromEntries(prioritiesOf(stream.id)),
    ...provider(stream, index),
  }));
  return { results: region ? listed.filter((one) => Object.hasOwn(one.display_priorities, region)) : listed };
}

/** Answers watch/providers/regions. */
export function providerRegions() {
  const results = STREAM_REGIONS.map((code) => {
    const name = countryName(code);
    return { iso_3166_1: code, english_name: name, native_name: name };
  });
  return { results: results.sort((a, b) => a.english_name.localeCompare(b.english_name, 'en')) };
}

/**
 * Discover's filters of services in `watch_region`: services (commas all, bars any), kinds of offers, or
 * both. Without a region there is no filter, as at TMDB.
 */
export function watchTest(parameters: URLSearchParams): (title: Title) => boolean {
  const region = parameters.get('watch_region');
  const named = parameters.get('with_watch_providers');
  const ways = parameters.get('with_watch_monetization_types')?.split(/[,|]/) ?? null;
  if (!region || (!named && !ways)) return () => true;
  const wanted = named ? named.split(/[,|]/).map(Number) : null;
  if (wanted?.some(Number.isNaN)) throw invalidParameters();
  return (title) => {
    const shown = shownBy(title, region).filter((one) => !ways || one.ways.some((way) => ways.includes(way)));
    const has = (id: number) => shown.some(({ stream }) => stream.id === id);
    if (!wanted) return shown.length > 0;
    return named?.includes('|') ? wanted.some(has) : wanted.every(has);
  };
}
