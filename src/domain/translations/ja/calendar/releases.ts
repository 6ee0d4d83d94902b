import type * as English from '../../../messages/calendar/releases.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { regionName } from '../../../regions.ts';

export const placeWords: Translated<typeof English.placeWords> = ({ region, way }) =>
  `${regionName(region)}で${way === 'digital' ? '配信・販売開始' : '劇場公開'}`;

export const dayAndPlace: Translated<typeof English.dayAndPlace> = (day, place) =>
  place ? `${formatDate(day)}に${placeWords(place)}` : formatDate(day);
