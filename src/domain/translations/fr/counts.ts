import type * as English from '../../messages/counts.ts';
import type { Translated } from '../../language/translated.ts';
import { starsText } from '../../reviews/stars.ts';
import { plural } from './plural.ts';

export const episodes: Translated<typeof English.episodes> = (n) =>
  plural(n, { one: '{n} épisode', many: '{n} d’épisodes', other: '{n} épisodes' });
export const movies: Translated<typeof English.movies> = (n) =>
  plural(n, { one: '{n} film', many: '{n} de films', other: '{n} films' });
export const series: Translated<typeof English.series> = (n) =>
  plural(n, { one: '{n} série', many: '{n} de séries', other: '{n} séries' });
export const titles: Translated<typeof English.titles> = (n) =>
  plural(n, { one: '{n} titre', many: '{n} de titres', other: '{n} titres' });
export const votes: Translated<typeof English.votes> = (n) =>
  plural(n, { one: '{n} vote', many: '{n} de votes', other: '{n} votes' });
export const stars: Translated<typeof English.stars> = (n) =>
  plural(Math.max(n, 1), { one: '{n} étoile', many: '{n} d’étoiles', other: '{n} étoiles' }, starsText(n));
export const ratings: Translated<typeof English.ratings> = (n) =>
  plural(n, { one: '{n} note', many: '{n} de notes', other: '{n} notes' });
export const reviews: Translated<typeof English.reviews> = (n) =>
  plural(n, { one: '{n} critique', many: '{n} de critiques', other: '{n} critiques' });
export const reports: Translated<typeof English.reports> = (n) =>
  plural(n, { one: '{n} signalement', many: '{n} de signalements', other: '{n} signalements' });
export const days: Translated<typeof English.days> = (n) =>
  plural(n, { one: '{n} jour', many: '{n} de jours', other: '{n} jours' });
