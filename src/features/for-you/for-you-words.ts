import { m } from '../../paraglide/messages.js';
import { isolated } from '../../core/language/inserted.ts';

/** How many of the required ratings the user has given. */
export const forYouBeginningProgress = (given: number, needed: number): string =>
  given >= needed ? m.for_you_beginning_progress_enough() : m.for_you_beginning_progress({ given, needed });

export const forYouNoneOfKindHeadingBy = {
  movie: m.for_you_none_of_kind_movie_heading,
  tv: m.for_you_none_of_kind_tv_heading,
};

export const forYouNoneOfKindTextBy = {
  movie: m.for_you_none_of_kind_movie_text,
  tv: m.for_you_none_of_kind_tv_text,
};

export const forYouKindsBy = {
  all: m.for_you_kinds_all,
  movie: m.for_you_kinds_movie,
  tv: m.for_you_kinds_tv,
};

/** Confirms feedback, by type; `name` is the trait. */
export const forYouSaidBy = {
  more: (name: string): string => m.for_you_said_more({ name: isolated(name) }),
  less: (name: string): string => m.for_you_said_less({ name: isolated(name) }),
  forget: (name: string): string => m.for_you_said_forget({ name: isolated(name) }),
  back: (name: string): string => m.for_you_said_back({ name: isolated(name) }),
};

export const forYouLearntSortsBy = {
  saga: m.for_you_learnt_sorts_saga,
  maker: m.for_you_learnt_sorts_maker,
  theme: m.for_you_learnt_sorts_theme,
  actor: m.for_you_learnt_sorts_actor,
  genre: m.for_you_learnt_sorts_genre,
  decade: m.for_you_learnt_sorts_decade,
  language: m.for_you_learnt_sorts_language,
  country: m.for_you_learnt_sorts_country,
};

/** How a trait counts: ignored (0), more (1) or less (-1). */
export const forYouLearntDirectionsBy = {
  0: m.for_you_learnt_directions_ignored,
  1: m.for_you_learnt_directions_more,
  '-1': m.for_you_learnt_directions_less,
};

export const forYouFitLabelBy = {
  very: m.for_you_fit_label_very,
  well: m.for_you_fit_label_well,
  somewhat: m.for_you_fit_label_somewhat,
  hardly: m.for_you_fit_label_hardly,
};
