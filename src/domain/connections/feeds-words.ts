import { m } from '../../paraglide/messages.js';
import { elides } from '../language/forms.ts';
import { isolated } from '../language/inserted.ts';

/** The name of a feed. */
export const feedsPageBy = {
  diary: m.feeds_page_diary,
  reviews: m.feeds_page_reviews,
};

/** The result of the last action on the page. */
export const feedsPageToldBy = {
  changed: m.feeds_page_told_changed,
  ended: m.feeds_page_told_ended,
};

/** Says when the secret address was made. */
export const feedsPageSince = (day: string): string => m.feeds_page_since({ elided: elides(day), day });

/** The name of a feed's format, by file name. */
export const feedsPageFormsBy = {
  'rss.xml': m.feeds_page_forms_rss_xml,
  'feed.json': m.feeds_page_forms_feed_json,
  'radarr.json': m.feeds_page_forms_radarr_json,
  'sonarr.json': m.feeds_page_forms_sonarr_json,
};

/** The title of the feed of a diary; `name` is null for a user without a name. */
export const feedDiaryOf = (name: string | null): string =>
  name === null ? m.feed_diary_of_no_name() : m.feed_diary_of({ name: isolated(name) });

/** The title of the feed of reviews; `name` is null for a user without a name. */
export const feedReviewsOf = (name: string | null): string =>
  name === null ? m.feed_reviews_of_no_name() : m.feed_reviews_of({ name: isolated(name) });
