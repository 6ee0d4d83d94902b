import type * as English from '../../../messages/seasons/season-stars.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const ofFive = (stars: string) => `\u2066${stars}\u2069 من 5`;
/** After a word that wants the genitive: "من حلقتين". */
const episodes = (n: number) =>
  plural(n, {
    zero: 'لا حلقات',
    one: 'حلقة واحدة',
    two: 'حلقتين',
    few: '{n} حلقات',
    many: '{n} حلقة',
    other: '{n} حلقة',
  });

export const SEASON_STARS_MESSAGES: Translated<typeof English.SEASON_STARS_MESSAGES> = {
  heading: 'التقييمات',
  average: (stars, ratings) => `${ofFive(stars)}، ${ratings}`,
  own: (part) => `تقييمك: \u2068${part}\u2069`,
  clear: (part) => ({ label: 'مسح', of: `تقييمك: \u2068${part}\u2069` }),
  chart: 'نجومك حسب الحلقة',
  table: 'نجومك حسب الحلقة، في جدول',
  episode: 'الحلقة',
  mine: (average, count) => `المتوسط ${ofFive(average)} في ${episodes(count)}`,
  plain: { part: 'موسم أو حلقة', whole: 'الموسم كاملًا' },
  best: 'أفضل مواسمك',
  bestText: 'حسب النجوم التي منحتها للموسم، وإلا فنجوم حلقاته إن قيّمت ثلاثًا منها أو أكثر.',
  bestOf: (season, stars, count) =>
    count > 0
      ? `\u2068${season}\u2069: ${ofFive(stars)}، بتقييم ${episodes(count)}`
      : `\u2068${season}\u2069: ${ofFive(stars)}`,
};
