import type * as English from '../../../messages/calendar/releases.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { regionName } from '../../../regions.ts';
import { inCountry } from '../regions.ts';

export const placeWords: Translated<typeof English.placeWords> = ({ region, way }) =>
  `${way === 'digital' ? 'in digitale' : 'al cinema'} ${inCountry(regionName(region))}`;

export const dayAndPlace: Translated<typeof English.dayAndPlace> = (day, place) =>
  place ? `${formatDate(day)} ${placeWords(place)}` : formatDate(day);
