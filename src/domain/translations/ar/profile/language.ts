import type * as English from '../../../messages/profile/language.ts';
import type { Translated } from '../../../language/translated.ts';

export const LANGUAGE_CHOICE_MESSAGES: Translated<typeof English.LANGUAGE_CHOICE_MESSAGES> = {
  section: {
    heading: 'اللغة',
    introduction:
      'تتحدث الصفحات لغة عنوانها. اللغة التي تختارها هنا تُفتح فورًا، وبها تصلك الرسائل والإشعارات والتقويم وملف التصدير.',
  },
};
