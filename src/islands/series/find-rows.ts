import { isUpcoming, type CalendarDate } from '../../domain/dates.ts';
import { placed } from '../../domain/base-path.ts';
import type { EpisodesShown } from '../../domain/series/series-marks.ts';

/** An episode of the page, with the place where its marks are drawn. */
export interface EpisodeRow {
  number: number;
  name: string;
  isAhead: boolean;
  /** Nobody knows its day. */
  isUndated: boolean;
  place: HTMLElement;
}

/** A season of a series' page. */
export interface SeasonRow {
  season: number;
  name: string;
  place: HTMLElement;
}

/** A place at the end of an element for what a script draws there; the same one when asked again. */
function placeIn(element: Element): HTMLElement {
  const found = element.querySelector<HTMLElement>(':scope > [data-own]');
  if (found) return found;
  const place = document.createElement('div');
  place.dataset['own'] = '';
  element.append(place);
  return place;
}

/** Where it is said how far somebody is: below the row of buttons that this element stands in. */
export function placeBelow(element: Element): HTMLElement {
  const row = element.closest('.title-actions, [data-follow]') ?? element;
  const found = row.nextElementSibling;
  if (found instanceof HTMLElement && found.dataset['own'] !== undefined) return found;
  const place = document.createElement('div');
  place.dataset['own'] = '';
  row.after(place);
  return place;
}

/** The episodes that the page of a season lists (components/seasons/EpisodeList.astro), on a day of whoever reads it. */
export function findEpisodes(day: CalendarDate): EpisodeRow[] {
  const items = [...document.querySelectorAll<HTMLLIElement>('li.episode')];
  return items.map((item) => ({
    number: item.value,
    name: item.dataset['name'] ?? '',
    isAhead: isUpcoming(item.dataset['airs'] ?? null, day),
    isUndated: item.dataset['airs'] === '',
    place: placeIn(item.lastElementChild ?? item),
  }));
}

/** The seasons that the page of a series lists (components/detail/Seasons.astro), by where they lead. */
export function findSeasons(id: number): SeasonRow[] {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(`li > a[href^="${placed(`/tv/${id}/season/`)}"]`),
  ];
  return links.map((link) => ({
    season: Number(link.pathname.split('/').at(-1)),
    name: link.dataset['name'] ?? '',
    place: placeIn(link.parentElement ?? link),
  }));
}

/** What a page shows of a season. */
export function shownIn(season: number, rows: readonly EpisodeRow[]): EpisodesShown {
  const numbers = (isAhead: boolean) =>
    rows.filter((row) => row.isAhead === isAhead).map(({ number }) => number);
  const undated = rows.filter((row) => row.isUndated).map(({ number }) => number);
  return { season, numbers: numbers(false), ahead: numbers(true), undated };
}
