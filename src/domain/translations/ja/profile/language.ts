import type * as English from '../../../messages/profile/language.ts';
import type { Translated } from '../../../language/translated.ts';

export const LANGUAGE_CHOICE_MESSAGES: Translated<typeof English.LANGUAGE_CHOICE_MESSAGES> = {
  section: {
    heading: '言語',
    introduction:
      'ページの言語はアドレスで決まります。ここで選ぶとすぐにその言語で開き、メール、通知、カレンダー、エクスポートにも使われます。',
  },
};
