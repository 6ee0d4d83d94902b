import { m } from '../../paraglide/messages.js';
import { elides } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';

export const feedsPageBy = {
  diary: m.feeds_page_diary,
  reviews: m.feeds_page_reviews,
};

export const feedsPageToldBy = {
  changed: m.feeds_page_told_changed,
  ended: m.feeds_page_told_ended,
};

/** When the secret address was created. */
export const feedsPageSince = (day: string): string => m.feeds_page_since({ elided: elides(day), day });

export const feedsPageFormsBy = {
  'rss.xml': m.feeds_page_forms_rss_xml,
  'feed.json': m.feeds_page_forms_feed_json,
  'radarr.json': m.feeds_page_forms_radarr_json,
  'sonarr.json': m.feeds_page_forms_sonarr_json,
};

/** Title of a diary feed; `name` is null without a display name. */
export const feedDiaryOf = (name: string | null): string =>
  name === null ? m.feed_diary_of_no_name() : m.feed_diary_of({ name: isolated(name) });

/** Title of a feed of reviews; `name` is null without a display name. */
export const feedReviewsOf = (name: string | null): string =>
  name === null ? m.feed_reviews_of_no_name() : m.feed_reviews_of({ name: isolated(name) });
