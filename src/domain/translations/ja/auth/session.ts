import type * as English from '../../../messages/auth/session.ts';
import type { Translated } from '../../../language/translated.ts';

const failed = (text: string) => ({ title: 'エラー', text });

export const SESSION_MESSAGES: Translated<typeof English.SESSION_MESSAGES> = {
  confirmed: {
    title: 'メールアドレスを確認しました',
    text: 'Marqueeへようこそ。アカウントの準備ができました。',
  },
  confirmedFor: (name) => ({
    title: 'メールアドレスを確認しました',
    text: `Marqueeへようこそ。『${name}』を保存しています…`,
  }),
  wayBack: '元のページに戻る',
  signedOut: { title: 'またお待ちしています！', text: 'ログアウトしました。' },
  signOutFailed: (message) => failed(message || 'ログアウトできませんでした。もう一度お試しください。'),
  ended: {
    title: 'ログアウトしました',
    text: 'セッションが切れました。もう一度ログインしてください。',
  },
};
