import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';

export const savedGoneRemoveBy = {
  wishlist: m.saved_gone_remove_wishlist,
  watched: m.saved_gone_remove_watched,
  favorite: m.saved_gone_remove_favorite,
  dismissed: m.saved_gone_remove_dismissed,
};

export const savedRemoveAllTextBy = {
  movie: m.saved_remove_all_text_movie,
  tv: m.saved_remove_all_text_tv,
};

export const savedRemoveBy = {
  wishlist: (title: string): string => m.saved_remove_wishlist({ title: isolated(title) }),
  watched: (title: string): string => m.saved_remove_watched({ title: isolated(title) }),
};

export const savedLayoutBy = {
  grid: m.saved_layout_grid,
  list: m.saved_layout_list,
};

export const savedBrowsePathBy = {
  movie: () => '/movies',
  tv: () => '/tv-series',
};

export const savedBrowseLabelBy = {
  movie: m.saved_browse_movie_label,
  tv: m.saved_browse_tv_label,
};

/** Heading and text if the services filter matches nothing: no title, or no services selected. */
export const savedServicesBy = {
  none: () => ({ heading: m.saved_services_none_heading(), text: m.saved_services_none_text() }),
  noneTicked: () => ({
    heading: m.saved_services_none_ticked_heading(),
    text: m.saved_services_none_ticked_text(),
  }),
};

/** Says that no favorites match a filter text. */
export const savedNoFavoriteMatch = (text: string): string =>
  m.saved_no_favorite_match({ text: isolated(text) });

/** Says that no titles match a filter text. */
export const savedNoMatch = (text: string): string => m.saved_no_match({ text: isolated(text) });

export const savedEmptyBy = {
  wishlist: {
    movie: () => ({
      heading: m.saved_wishlist_empty_movie_heading(),
      text: m.saved_wishlist_empty_movie_text(),
    }),
    tv: () => ({ heading: m.saved_wishlist_empty_tv_heading(), text: m.saved_wishlist_empty_tv_text() }),
  },
  watched: {
    movie: () => ({
      heading: m.saved_watched_empty_movie_heading(),
      text: m.saved_watched_empty_movie_text(),
    }),
    tv: () => ({ heading: m.saved_watched_empty_tv_heading(), text: m.saved_watched_empty_tv_text() }),
  },
  dismissed: {
    movie: () => ({
      heading: m.saved_dismissed_empty_movie_heading(),
      text: m.saved_dismissed_empty_movie_text(),
    }),
    tv: () => ({ heading: m.saved_dismissed_empty_tv_heading(), text: m.saved_dismissed_empty_tv_text() }),
  },
};

/** When a title was watched; `day` is null without a date. */
export const savedWatchedOn = (day: CalendarDate | null): string =>
  day === null
    ? m.saved_watched_on_no_day()
    : m.saved_watched_on({ elided: elides(formatDate(day)), day: formatDate(day) });

export const savedSortsBy = {
  title: m.saved_sorts_title,
  year: m.saved_sorts_year,
  rating: m.saved_sorts_rating,
};

export const savedSortsAddedBy = {
  wishlist: m.saved_sorts_added_wishlist,
  watched: m.saved_sorts_added_watched,
  dismissed: m.saved_sorts_added_dismissed,
};

export const savedHeadingBy = {
  wishlist: m.account_menu_wishlist,
  watched: m.account_menu_watched,
  dismissed: m.account_menu_dismissed,
};

export const savedTabsBy = {
  movie: m.saved_tabs_movie,
  tv: m.saved_tabs_tv,
};

export const savedDescriptionBy = {
  wishlist: m.saved_wishlist_description,
  watched: m.saved_watched_description,
  dismissed: m.saved_dismissed_description,
};

export const savedSignInBy = {
  wishlist: () => ({ heading: m.saved_wishlist_sign_in_heading(), text: m.saved_wishlist_sign_in_text() }),
  watched: () => ({ heading: m.saved_watched_sign_in_heading(), text: m.saved_watched_sign_in_text() }),
  dismissed: () => ({ heading: m.saved_dismissed_sign_in_heading(), text: m.saved_dismissed_sign_in_text() }),
};
