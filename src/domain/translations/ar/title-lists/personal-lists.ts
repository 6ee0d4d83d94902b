import type * as English from '../../../messages/title-lists/personal-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const PERSONAL_LIST_MESSAGES: Translated<typeof English.PERSONAL_LIST_MESSAGES> = {
  hideSeen: 'إخفاء ما شاهدتُه',
  settings: {
    heading: 'القوائم',
    text: 'يمكن للقوائم أن تستبعد الأفلام والمسلسلات التي شاهدتها. أما ما لا يهمّك فتستبعده دائمًا.',
    dismissed: 'ما لا يهمّك',
  },
  leftOut: (count) =>
    plural(count, {
      zero: 'لم يُستبعد أي عنوان هنا',
      one: 'استُبعد عنوان واحد هنا',
      two: 'استُبعد عنوانان هنا',
      few: 'استُبعدت {n} عناوين هنا',
      many: 'استُبعد {n} عنوانًا هنا',
      other: 'استُبعد {n} عنوان هنا',
    }),
  failed: 'تعذّر التحقق مما أخفيته، لذا يظهر كل شيء هنا.',
  nearlyAll: 'شاهدت أو أخفيت جميعها تقريبًا.',
  all: {
    heading: 'شاهدت أو أخفيت جميعها',
    further: 'مواصلة البحث',
  },
  dismissed: 'قلت إن هذا لا يهمّك، لذا تستبعده القوائم.',
  takeBack: 'تراجع',
};
