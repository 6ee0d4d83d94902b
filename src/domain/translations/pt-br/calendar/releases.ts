import type * as English from '../../../messages/calendar/releases.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { regionName } from '../../../regions.ts';
import { inCountry } from '../regions.ts';

/** "do Brasil", "da França", "de Portugal". */
const ofCountry = (name: string) => inCountry(name).replace(/^em /, 'de ').replace(/^n/, 'd');

export const placeWords: Translated<typeof English.placeWords> = ({ region, way }) =>
  way === 'digital'
    ? `em casa ${inCountry(regionName(region))}`
    : `nos cinemas ${ofCountry(regionName(region))}`;

export const dayAndPlace: Translated<typeof English.dayAndPlace> = (day, place) =>
  place ? `${formatDate(day)} ${placeWords(place)}` : formatDate(day);
