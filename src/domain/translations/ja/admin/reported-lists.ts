import type * as English from '../../../messages/admin/reported-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const LIST_REPORT_MESSAGES: Translated<typeof English.LIST_REPORT_MESSAGES> = {
  report: '通報',
  refused: { title: 'ログインしてこのリストを通報', text: '通報は管理者が確認します。' },
  reporting: {
    title: 'このリストを通報',
    question: 'どんな問題がありますか？',
    reasons: ['侮辱・ヘイト', 'スパム・宣伝', '不快な名前や説明', '誰かの個人情報', 'その他'],
  },
  reported: { title: 'ありがとうございます', text: '管理者がこのリストを確認します。' },
  alreadyReported: { title: '通報済みです', text: 'このリストの通報は管理者に届いています。' },
  own: { title: 'この操作はできません', text: '自分のリストです。' },
  gone: { title: 'この操作はできません', text: 'このリストはもう見られません。' },
  failed: {
    title: '処理できませんでした',
    text: '何も変わっていません。もう一度お試しください。',
  },
};

export const REPORTED_LIST_MESSAGES: Translated<typeof English.REPORTED_LIST_MESSAGES> = {
  heading: '通報されたリスト',
  none: '通報されたリストはありません。',
  more: (shown, total) => plural(total, { other: `{n}件のリストのうち、通報の多い${shown}件です。` }),
  ...REPORTED_MESSAGES,
  keepOf: (name) => `「${name}」の通報を却下`,
  hide: 'リストを非表示',
  hideOf: (name) => `「${name}」を非表示にする`,
  show: 'リストを表示',
  showOf: (name) => `「${name}」を再び表示する`,
  hiding: {
    title: 'このリストを非表示にする',
    question: '非表示にする理由は？履歴に残ります。',
    reasons: ['侮辱', 'スパム', '不快な名前や説明', '個人情報', 'その他'],
    label: 'リストを非表示',
  },
  hidden: {
    title: 'リストを非表示にしました',
    text: '作成者だけに、非公開のリストとして表示されます。',
  },
  shown: { title: 'リストを表示しました', text: '作成者が選んだ公開範囲に戻りました。' },
  dismissed: { title: '通報を却下しました', text: 'リストはそのままです。' },
  failed: { title: 'エラー', text: '処理できませんでした。もう一度お試しください。' },
};
