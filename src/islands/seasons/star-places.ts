import { isUpcoming, type CalendarDate } from '../../domain/dates.ts';

/** Where the stars of an episode are drawn. */
interface StarPlace {
  number: number;
  name: string;
  place: HTMLElement;
}

/** The place behind what else is drawn of an episode for whoever is signed in; the same one when asked again. */
function placeIn(item: Element): HTMLElement {
  const found = item.querySelector<HTMLElement>(':scope > [data-stars]');
  if (found) return found;
  const place = document.createElement('div');
  place.dataset['stars'] = '';
  item.append(place);
  return place;
}

/**
 * The episodes that the page of a season lists (components/seasons/EpisodeList.astro), but for what is still to come on
 * a day of whoever reads it.
 */
export function findStarPlaces(day: CalendarDate): StarPlace[] {
  return [...document.querySelectorAll<HTMLLIElement>('li.episode')]
    .filter(({ dataset }) => !isUpcoming(dataset['airs'] ?? null, day))
    .map((item) => ({
      number: item.value,
      name: item.dataset['name'] ?? '',
      place: placeIn(item.lastElementChild ?? item),
    }));
}
