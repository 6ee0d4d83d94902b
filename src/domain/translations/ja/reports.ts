import type * as English from '../../messages/reports.ts';
import type { Translated } from '../../language/translated.ts';

export const REPORTED_MESSAGES: Translated<typeof English.REPORTED_MESSAGES> = {
  nameless: '名前なし',
  because: '通報の理由',
  first: (when) => `最初の通報：${when}`,
  suspended: '非表示',
  keep: '却下',
  kept: '却下しました',
};

export const REPORT_MESSAGES: Translated<typeof English.REPORT_MESSAGES> = {
  more: '補足があればどうぞ（任意）',
  send: '通報する',
  sending: '送信中…',
  review: {
    title: 'レビューを通報',
    question: 'どんな問題がありますか？',
    reasons: ['スパム・宣伝', '侮辱・ヘイト', 'ネタバレ', 'この作品と関係がない', 'その他'],
  },
};
