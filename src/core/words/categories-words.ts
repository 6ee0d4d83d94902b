import { m } from '../../paraglide/messages.js';

export const movieCategoryLabelBy = {
  'trending-now': m.movie_category_trending_now_label,
  popular: m.movie_category_popular_label,
  'top-rated': m.movie_category_top_rated_label,
  upcoming: m.movie_category_upcoming_label,
};

export const tvCategoryLabelBy = {
  'airing-today': m.tv_category_airing_today_label,
  'on-the-air': m.tv_category_on_the_air_label,
  popular: m.tv_category_popular_label,
  'top-rated': m.tv_category_top_rated_label,
};

export const movieCategoryBy = {
  'trending-now': () => ({
    title: m.movie_category_trending_now_title(),
    label: m.movie_category_trending_now_label(),
    description: m.movie_category_trending_now_description(),
  }),
  popular: () => ({
    title: m.movie_category_popular_title(),
    label: m.movie_category_popular_label(),
    description: m.movie_category_popular_description(),
  }),
  'top-rated': () => ({
    title: m.movie_category_top_rated_title(),
    label: m.movie_category_top_rated_label(),
    description: m.movie_category_top_rated_description(),
  }),
  upcoming: () => ({
    title: m.movie_category_upcoming_title(),
    label: m.movie_category_upcoming_label(),
    description: m.movie_category_upcoming_description(),
  }),
};

export const tvCategoryBy = {
  'airing-today': () => ({
    title: m.tv_category_airing_today_title(),
    label: m.tv_category_airing_today_label(),
    description: m.tv_category_airing_today_description(),
  }),
  'on-the-air': () => ({
    title: m.tv_category_on_the_air_title(),
    label: m.tv_category_on_the_air_label(),
    description: m.tv_category_on_the_air_description(),
  }),
  popular: () => ({
    title: m.tv_category_popular_title(),
    label: m.tv_category_popular_label(),
    description: m.tv_category_popular_description(),
  }),
  'top-rated': () => ({
    title: m.tv_category_top_rated_title(),
    label: m.tv_category_top_rated_label(),
    description: m.tv_category_top_rated_description(),
  }),
};
