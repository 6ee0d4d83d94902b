import type * as English from '../../../messages/import/import-parts.ts';
import type { Translated } from '../../../language/translated.ts';
import { ratings, reviews } from '../counts.ts';
import { plural } from '../plural.ts';

const titles = (n: number, rest: string) =>
  plural(n, {
    zero: `لا عناوين ${rest}`,
    one: `عنوان واحد ${rest}`,
    two: `عنوانان ${rest}`,
    few: `{n} عناوين ${rest}`,
    many: `{n} عنوانًا ${rest}`,
    other: `{n} عنوان ${rest}`,
  });

export const IMPORT_PARTS: Translated<typeof English.IMPORT_PARTS> = {
  movieWatch: {
    counted: (count) =>
      plural(count, {
        zero: 'لا مشاهدات أفلام',
        one: 'مشاهدة فيلم واحدة',
        two: 'مشاهدتا أفلام',
        few: '{n} مشاهدات أفلام',
        many: '{n} مشاهدة أفلام',
        other: '{n} مشاهدة أفلام',
      }),
    becomes: 'تدوينات في يومياتك، كلٌّ في يومها؛ وتنضم الأفلام إلى ما شاهدته.',
  },
  episodeWatch: {
    counted: (count) =>
      plural(count, {
        zero: 'لا حلقات شاهدتها',
        one: 'حلقة واحدة شاهدتها',
        two: 'حلقتان شاهدتهما',
        few: '{n} حلقات شاهدتها',
        many: '{n} حلقة شاهدتها',
        other: '{n} حلقة شاهدتها',
      }),
    becomes: 'تُسجَّل مشاهدتها، كلٌّ في يومها؛ وتتابع مسلسلاتها.',
  },
  watched: {
    counted: (count) => titles(count, 'مما شاهدته'),
    becomes: 'تنضم إلى ما شاهدته بلا تاريخ: لا يذكر الملف متى.',
  },
  rating: {
    counted: ratings,
    becomes: 'تقييماتك، من خمس نجوم، بدقة نصف نجمة.',
  },
  wish: {
    counted: (count) => titles(count, 'للمشاهدة'),
    becomes: 'قائمة مشاهدتك.',
  },
  review: { counted: reviews, becomes: 'مراجعاتك، باسمك.' },
  favorite: {
    counted: (count) => titles(count, 'من مفضّلاتك'),
    becomes: 'مفضّلاتك.',
  },
  follow: {
    counted: (count) =>
      plural(count, {
        zero: 'لا مسلسلات تتابعها',
        one: 'مسلسل واحد تتابعه',
        two: 'مسلسلان تتابعهما',
        few: '{n} مسلسلات تتابعها',
        many: '{n} مسلسلًا تتابعها',
        other: '{n} مسلسل تتابعها',
      }),
    becomes: 'مسلسلات تتابعها؛ وما توقف منها مؤقتًا أو تركته يبقى كذلك.',
  },
  dismissed: {
    counted: (count) => titles(count, 'لا يهمّك'),
    becomes: 'عناوين لا تهمّك: تستبعدها القوائم.',
  },
  list: {
    counted: (count) =>
      plural(count, {
        zero: 'لا عناصر قوائم',
        one: 'عنصر واحد في القوائم',
        two: 'عنصران في القوائم',
        few: '{n} عناصر في القوائم',
        many: '{n} عنصرًا في القوائم',
        other: '{n} عنصر في القوائم',
      }),
    becomes: 'قوائم لك بأسمائها، لا يراها سواك.',
  },
  own: {
    counted: (count) =>
      plural(count, {
        zero: 'لا سجلات',
        one: 'سجل واحد',
        two: 'سجلان',
        few: '{n} سجلات',
        many: '{n} سجلًا',
        other: '{n} سجل',
      }),
    becomes: 'كما كانت تمامًا حين صدّرتها.',
  },
};
