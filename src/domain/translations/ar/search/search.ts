import type * as English from '../../../messages/search/search.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SEARCH_MESSAGES: Translated<typeof English.SEARCH_MESSAGES> = {
  label: 'البحث عن أفلام ومسلسلات وأشخاص',
  placeholder: 'عناوين أو أشخاص',
  empty: 'اكتب اسمًا للبحث عنه',
  scope: 'البحث في',
  scopes: { all: 'الكل', movie: 'الأفلام', tv: 'المسلسلات' },
  suggestions: 'اقتراحات',
  recent: 'عمليات البحث الأخيرة',
  clear: 'مسح الكل',
  suggested: (count) =>
    plural(count, {
      zero: 'لا اقتراحات.',
      one: 'اقتراح واحد، انتقل إليه بالسهم السفلي.',
      two: 'اقتراحان، انتقل إليهما بالسهم السفلي.',
      few: '{n} اقتراحات، انتقل إليها بالسهم السفلي.',
      many: '{n} اقتراحًا، انتقل إليها بالسهم السفلي.',
      other: '{n} اقتراح، انتقل إليها بالسهم السفلي.',
    }),
  noneSuggested: 'لا اقتراحات.',
  groups: { movie: 'الأفلام', tv: 'المسلسلات', person: 'الأشخاص', collection: 'السلاسل' },
};
