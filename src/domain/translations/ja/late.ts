import type * as English from '../../messages/late.ts';
import type { Translated } from '../../language/translated.ts';

export const LATE_MESSAGES: Translated<typeof English.LATE_MESSAGES> = {
  missing: {
    title: 'エラー',
    text: '開けませんでした。接続を確認して、もう一度お試しください。',
  },
  again: '再試行',
};
