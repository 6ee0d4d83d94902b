import { m } from '../../paraglide/messages.js';

export const pageWordsKindBy = {
  movie: m.page_words_kind_movie,
  tv: m.page_words_kind_tv,
};
