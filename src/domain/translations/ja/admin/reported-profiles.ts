import type * as English from '../../../messages/admin/reported-profiles.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const REPORTED_PROFILE_MESSAGES: Translated<typeof English.REPORTED_PROFILE_MESSAGES> = {
  heading: '通報されたページ',
  none: '通報されたユーザーのページはありません。',
  more: (shown, total) => plural(total, { other: `{n}件のページのうち、通報の多い${shown}件です。` }),
  ...REPORTED_MESSAGES,
  keepOf: (handle) => `@${handle}の通報を却下`,
  hide: 'ページを非表示',
  hideOf: (handle) => `@${handle}のページを非表示にする`,
  show: 'ページを表示',
  showOf: (handle) => `@${handle}のページを再び表示する`,
  hiding: {
    title: 'このページを非表示にする',
    question: '非表示にする理由は？履歴に残ります。',
    reasons: ['なりすまし', '侮辱', 'スパム', '不快な名前や画像', 'その他'],
    label: 'ページを非表示',
  },
  hidden: { title: 'ページを非表示にしました', text: '本人だけに表示されます。' },
  shown: { title: 'ページを表示しました', text: '本人が選んだ公開範囲に戻りました。' },
  dismissed: { title: '通報を却下しました', text: 'ページはそのままです。' },
  failed: { title: 'エラー', text: '処理できませんでした。もう一度お試しください。' },
};
