import type * as English from '../../messages/counts.ts';
import type { Translated } from '../../language/translated.ts';
import { starsText } from '../../reviews/stars.ts';
import { plural } from './plural.ts';

export const episodes: Translated<typeof English.episodes> = (n) => plural(n, { other: '{n}話' });
export const movies: Translated<typeof English.movies> = (n) => plural(n, { other: '映画{n}本' });
export const series: Translated<typeof English.series> = (n) => plural(n, { other: '{n}シリーズ' });
export const titles: Translated<typeof English.titles> = (n) => plural(n, { other: '{n}作品' });
export const votes: Translated<typeof English.votes> = (n) => plural(n, { other: '{n}票' });
export const stars: Translated<typeof English.stars> = (n) => plural(n, { other: '星{n}' }, starsText(n));
export const ratings: Translated<typeof English.ratings> = (n) => plural(n, { other: '評価{n}件' });
export const reviews: Translated<typeof English.reviews> = (n) => plural(n, { other: 'レビュー{n}件' });
export const reports: Translated<typeof English.reports> = (n) => plural(n, { other: '通報{n}件' });
export const days: Translated<typeof English.days> = (n) => plural(n, { other: '{n}日' });
