import type * as English from '../../../messages/title-lists/categories.ts';
import type { Translated } from '../../../language/translated.ts';

export const MOVIE_CATEGORY_TEXT: Translated<typeof English.MOVIE_CATEGORY_TEXT> = {
  'trending-now': {
    title: 'الرائج الآن',
    label: 'الرائج الآن',
    description: 'الأفلام التي يشاهدها الناس ويتحدثون عنها هذا الأسبوع.',
  },
  popular: {
    title: 'الأفلام الأكثر شعبية',
    label: 'الأكثر شعبية',
    description: 'الأفلام صاحبة أكبر جمهور في هذه الأيام.',
  },
  'top-rated': {
    title: 'الأفلام الأعلى تقييمًا',
    label: 'الأعلى تقييمًا',
    description: 'الأفلام التي يمنحها الجمهور أعلى التقييمات، من كلاسيكيات السينما الصامتة إلى العام الماضي.',
  },
  upcoming: {
    title: 'أفلام قادمة',
    label: 'قريبًا',
    description: 'أفلام لم تُعرض بعد، مع مواعيد صدورها.',
  },
};

export const TV_CATEGORY_TEXT: Translated<typeof English.TV_CATEGORY_TEXT> = {
  'airing-today': {
    title: 'تُعرض اليوم',
    label: 'تُعرض اليوم',
    description: 'مسلسلات تُعرض لها حلقة اليوم.',
  },
  'on-the-air': {
    title: 'تُعرض حاليًا',
    label: 'تُعرض حاليًا',
    description: 'مسلسلات تُعرض لها حلقة في الأيام السبعة القادمة.',
  },
  popular: {
    title: 'المسلسلات الأكثر شعبية',
    label: 'الأكثر شعبية',
    description: 'المسلسلات صاحبة أكبر جمهور في هذه الأيام.',
  },
  'top-rated': {
    title: 'الأعلى تقييمًا',
    label: 'الأعلى تقييمًا',
    description: 'المسلسلات التي يمنحها الجمهور أعلى التقييمات.',
  },
};
