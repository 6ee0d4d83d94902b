import type * as English from '../../messages/undo.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const UNDO_MESSAGES: Translated<typeof English.UNDO_MESSAGES> = {
  label: 'تراجع',
  done: { title: 'تمت الاستعادة', text: 'عاد كل شيء إلى مكانه.' },
  allDone: (count) => ({
    title: 'تمت الاستعادة',
    text: plural(count, {
      zero: 'لم يتغيّر أي عنوان.',
      one: 'عاد عنوان واحد إلى مكانه.',
      two: 'عاد عنوانان إلى مكانهما.',
      few: 'عادت {n} عناوين إلى مكانها.',
      many: 'عاد {n} عنوانًا إلى مكانه.',
      other: 'عاد {n} عنوان إلى مكانه.',
    }),
  }),
  failed: { title: 'خطأ', text: 'تعذّر التراجع. أعد المحاولة من فضلك.' },
};
