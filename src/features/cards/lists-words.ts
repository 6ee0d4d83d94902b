import { m } from '../../paraglide/messages.js';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { someTitles } from './some-titles.ts';

export const listButtonBy = {
  wishlist: m.list_wishlist_button,
  watched: m.list_watched_button,
  favorite: m.list_favorite_button,
  dismissed: m.list_dismissed_button,
};

export const listLoadFailedTextBy = {
  wishlist: {
    movie: m.list_wishlist_load_failed_movie_text,
    tv: m.list_wishlist_load_failed_tv_text,
  },
  watched: {
    movie: m.list_watched_load_failed_movie_text,
    tv: m.list_watched_load_failed_tv_text,
  },
  dismissed: {
    movie: m.list_dismissed_load_failed_movie_text,
    tv: m.list_dismissed_load_failed_tv_text,
  },
};

export const listAddFailedBy = {
  wishlist: {
    movie: () => ({ title: m.toast_error(), text: m.list_wishlist_add_failed_movie_text() }),
    tv: () => ({ title: m.toast_error(), text: m.list_wishlist_add_failed_tv_text() }),
  },
  watched: {
    movie: () => ({ title: m.toast_error(), text: m.list_watched_add_failed_movie_text() }),
    tv: () => ({ title: m.toast_error(), text: m.list_watched_add_failed_tv_text() }),
  },
  favorite: {
    movie: () => ({ title: m.toast_error(), text: m.list_favorite_add_failed_movie_text() }),
    tv: () => ({ title: m.toast_error(), text: m.list_favorite_add_failed_tv_text() }),
  },
  dismissed: {
    movie: () => ({ title: m.toast_error(), text: m.list_dismissed_add_failed_movie_text() }),
    tv: () => ({ title: m.toast_error(), text: m.list_dismissed_add_failed_tv_text() }),
  },
};

export const listSignInTextBy = {
  wishlist: {
    movie: m.list_wishlist_sign_in_movie_text,
    tv: m.list_wishlist_sign_in_tv_text,
  },
  watched: {
    movie: m.list_watched_sign_in_movie_text,
    tv: m.list_watched_sign_in_tv_text,
  },
  favorite: {
    movie: m.list_favorite_sign_in_movie_text,
    tv: m.list_favorite_sign_in_tv_text,
  },
  dismissed: {
    movie: m.list_dismissed_sign_in_movie_text,
    tv: m.list_dismissed_sign_in_tv_text,
  },
};

/** Toast for several titles added while the first toast was open, by list; latest first. */
export const listSeveralEnteredBy = {
  wishlist: (titles: string[]) => ({
    title: m.list_several_entered_wishlist_title(counted(titles.length)),
    text: someTitles(titles),
  }),
  watched: (titles: string[]) => ({
    title: m.list_several_entered_watched_title(counted(titles.length)),
    text: someTitles(titles),
  }),
  dismissed: (titles: string[]) => ({
    title: m.list_several_entered_dismissed_title(counted(titles.length)),
    text: someTitles(titles),
  }),
};

/** Toast for several undone changes while the first toast was open; latest first. */
export const listSeveralTakenBack = (titles: string[]) => ({
  title: m.list_several_taken_back_title(counted(titles.length)),
  text: someTitles(titles),
});

/** Toast for several titles removed while the first toast was open; latest first. */
export const listSeveralRemoved = (titles: string[]) => ({
  title: m.list_several_removed_title(counted(titles.length)),
  text: someTitles(titles),
});

export const listRemoveFailedBy = {
  wishlist: {
    movie: () => ({ title: m.toast_error(), text: m.list_wishlist_remove_failed_movie_text() }),
    tv: () => ({ title: m.toast_error(), text: m.list_wishlist_remove_failed_tv_text() }),
  },
  watched: {
    movie: () => ({ title: m.toast_error(), text: m.list_watched_remove_failed_movie_text() }),
    tv: () => ({ title: m.toast_error(), text: m.list_watched_remove_failed_tv_text() }),
  },
  favorite: {
    movie: () => ({ title: m.toast_error(), text: m.list_favorite_remove_failed_movie_text() }),
    tv: () => ({ title: m.toast_error(), text: m.list_favorite_remove_failed_tv_text() }),
  },
  dismissed: {
    movie: () => ({ title: m.toast_error(), text: m.list_dismissed_remove_failed_movie_text() }),
    tv: () => ({ title: m.toast_error(), text: m.list_dismissed_remove_failed_tv_text() }),
  },
};

export const listRemovedBy = {
  wishlist: (title: string) => ({ title: m.list_wishlist_removed_title(), text: title }),
  watched: (title: string) => ({ title: m.list_watched_removed_title(), text: title }),
  favorite: (title: string) => ({ title: m.list_favorite_removed_title(), text: title }),
  dismissed: (title: string) => ({
    title: m.list_dismissed_removed_title(),
    text: m.list_dismissed_removed_text({ title: isolated(title) }),
  }),
};

export const listAddedBy = {
  wishlist: (title: string) => ({
    title: m.list_wishlist_added_title(),
    text: m.list_wishlist_added_text({ title: isolated(title) }),
  }),
  watched: (title: string) => ({
    title: m.list_watched_added_title(),
    text: m.list_watched_added_text({ title: isolated(title) }),
  }),
  favorite: (title: string) => ({ title: m.list_favorite_added_title(), text: title }),
  dismissed: (title: string) => ({
    title: m.list_dismissed_added_title(),
    text: m.list_dismissed_added_text({ title: isolated(title) }),
  }),
};

export const listDuplicateBy = {
  wishlist: (title: string) => ({
    title: m.list_wishlist_duplicate_title(),
    text: m.list_wishlist_duplicate_text({ title: isolated(title) }),
  }),
  watched: (title: string) => ({
    title: m.list_watched_duplicate_title(),
    text: m.list_watched_duplicate_text({ title: isolated(title) }),
  }),
  favorite: (title: string) => ({
    title: m.list_favorite_duplicate_title(),
    text: m.list_favorite_duplicate_text({ title: isolated(title) }),
  }),
  dismissed: (title: string) => ({
    title: m.list_dismissed_duplicate_title(),
    text: m.list_dismissed_duplicate_text({ title: isolated(title) }),
  }),
};

export const listRemoveAllFailedBy = {
  movie: () => ({ title: m.toast_error(), text: m.list_remove_all_failed_movie_text() }),
  tv: () => ({ title: m.toast_error(), text: m.list_remove_all_failed_tv_text() }),
};

export const listRemoveAllDoneBy = {
  movie: (count: number) => ({
    title: m.list_remove_all_done_movie_title(),
    text: m.list_remove_all_done_movie_text(counted(count)),
  }),
  tv: (count: number) => ({
    title: m.list_remove_all_done_tv_title(),
    text: m.list_remove_all_done_tv_text(counted(count)),
  }),
};
