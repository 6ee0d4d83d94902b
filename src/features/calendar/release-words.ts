import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { inRegion, ofRegion } from '../../core/words/region-words.ts';
import { regionName, regionPhrase } from '../../core/regions.ts';
import type { ReleasePlace } from '../../core/releases.ts';

/** The place of a release date: "in US cinemas", "at home in Germany". */
export const placeWords = ({ region, way }: ReleasePlace): string =>
  m.release_place({
    way,
    region,
    phrase: regionPhrase(region),
    name: regionName(region),
    inRegion: inRegion(region),
    ofRegion: ofRegion(region),
  });

/** A release date with its place: "December 2, 2026 in US cinemas"; the date alone without a place. */
export const dayAndPlace = (day: CalendarDate, place?: ReleasePlace | null): string =>
  place ? m.release_day({ day: formatDate(day), place: placeWords(place) }) : formatDate(day);
