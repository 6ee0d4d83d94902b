import { m } from '../../paraglide/messages.js';

export const detailSimilarBy = {
  movie: m.detail_movie_similar,
  tv: m.detail_tv_similar,
};

export const detailBy = {
  movie: () => ({
    similar: m.detail_movie_similar(),
    invalid: m.detail_movie_invalid(),
    notFound: { title: m.detail_movie_not_found_title(), text: m.detail_movie_not_found_text() },
    failed: null,
    browse: { label: m.detail_movie_browse_label(), path: '/movies' },
  }),
  tv: () => ({
    similar: m.detail_tv_similar(),
    invalid: null,
    notFound: { title: m.detail_tv_not_found_title(), text: m.detail_tv_not_found_text() },
    failed: m.detail_tv_failed(),
    browse: { label: m.detail_tv_browse_label(), path: '/tv-series' },
  }),
};
