import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';
import { inRegion, ofRegion } from '../../core/words/region-words.ts';
import { regionPhrase } from '../../core/regions.ts';

export const watchKindsBy = {
  included: m.watch_kinds_included,
  free: m.watch_kinds_free,
  rent: m.watch_kinds_rent,
  buy: m.watch_kinds_buy,
};

/** Source of the offers, and when they were checked. The source is a link and comes last. */
export const watchDataBy = (source: string, day: CalendarDate, today: CalendarDate): string =>
  day === today
    ? m.watch_data_by_today({ source: isolated(source) })
    : m.watch_data_by({ elided: elides(formatDate(day)), source: isolated(source), day: formatDate(day) });

/** When offers were checked, without a source as there are none. */
export const watchCheckedAlone = (day: CalendarDate, today: CalendarDate): string =>
  day === today
    ? m.watch_checked_alone_today()
    : m.watch_checked_alone({ elided: elides(formatDate(day)), day: formatDate(day) });

/** Heading of the offers in a region. */
export const watchHeadingIn = (region: string): string =>
  m.watch_heading_in({ region: regionPhrase(region), inRegion: inRegion(region) });

export const watchExplainedBy = {
  included: m.watch_explained_included,
  free: m.watch_explained_free,
  rent: m.watch_explained_rent,
  buy: m.watch_explained_buy,
};

/** Names the services with a kind of offer, within a sentence. */
export const watchToldBy = {
  included: (names: string): string => m.watch_told_included({ names }),
  free: (names: string): string => m.watch_told_free({ names }),
  rent: (names: string): string => m.watch_told_rent({ names }),
  buy: (names: string): string => m.watch_told_buy({ names }),
};

/** Meta description of a title's offers; `told` names them, and is empty without any. */
export const watchDescription = (title: string, region: string, told: string): string =>
  told === ''
    ? m.watch_description_no_told({
        title: isolated(title),
        region: regionPhrase(region),
        inRegion: inRegion(region),
      })
    : m.watch_description({
        title: isolated(title),
        region: regionPhrase(region),
        told,
        inRegion: inRegion(region),
      });

/** Says that a title is not streaming in a region. */
export const watchNowhereIn = (region: string): string =>
  m.watch_nowhere_in({ region: regionPhrase(region), inRegion: inRegion(region) });

/** Toast for a saved region. */
export const watchRegionSaved = (country: string) => ({
  title: m.toast_saved(),
  text: m.watch_region_saved_text({
    country: regionPhrase(country),
    inRegion: inRegion(country),
    ofRegion: ofRegion(country),
  }),
});
