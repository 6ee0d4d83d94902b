import { m } from '../../paraglide/messages.js';

/** The kind of one title. */
export const pageWordsKindBy = {
  movie: m.page_words_kind_movie,
  tv: m.page_words_kind_tv,
};
