import type * as English from '../../../messages/admin/admin.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'エラー', text });
const reviewOf = ({ title, author }: English.ReviewOf) => `${author}さんの『${title}』のレビュー`;

export const ADMIN_MESSAGES: Translated<typeof English.ADMIN_MESSAGES> = {
  signIn: 'ログインして管理画面を開く',
  denied: 'アクセスできません',
  deniedText: 'このページはMarqueeの運営者専用です。',
  removed: { title: 'レビューを削除しました', text: '誰がなぜ削除したかは履歴に残ります。' },
  alreadyGone: { title: 'すでにありません', text: 'このレビューはもう存在しません。' },
  removeFailed: failed('レビューを削除できませんでした'),
  restored: { title: 'レビューを元に戻しました', text: '元の状態で再び表示されます。' },
  tooLate: { title: '期限切れです', text: 'このレビューはもう元に戻せません。' },
  restoreFailed: failed('レビューを元に戻せませんでした'),
  dismissed: (count) => ({
    title: 'レビューを残しました',
    text: plural(count, { other: '通報{n}件を却下しました。' }),
  }),
  dismissFailed: failed('通報を却下できませんでした'),
  keepButton: '残す',
  removeButton: '削除',
  removingNow: '削除中…',
  undo: '元に戻す',
  restore: '元に戻す',
  said: { removed: '削除しました', kept: '残しました', gone: '存在しません', restored: '元に戻しました' },
  removeReview: 'レビューを削除',
  reason: '理由',
  nameless: '名前のないユーザー',
  keep: (review) => `${reviewOf(review)}を残す`,
  remove: (review) => `${reviewOf(review)}を削除`,
  restoreOf: (review) => `${reviewOf(review)}を元に戻す`,
  undoRemoval: (review) => `${reviewOf(review)}の削除を取り消す`,
  removing: (review) => `${reviewOf(review)}を削除します。30日間は履歴から元に戻せます。`,
  reasons: ['スパム', '侮辱', 'ネタバレ', '作品と関係がない'],
};

export const REASON_LIMIT: Translated<typeof English.REASON_LIMIT> = 500;
