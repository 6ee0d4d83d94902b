import type * as English from '../../../messages/offline/offline.ts';
import type { Translated } from '../../../language/translated.ts';

export const OFFLINE_MESSAGES: Translated<typeof English.OFFLINE_MESSAGES> = {
  title: 'オフライン',
  heading: 'オフラインです',
  text: 'このページを読み込めませんでした。保存したものは無事です。接続が戻れば、またご覧いただけます。',
  again: '再試行',
};
