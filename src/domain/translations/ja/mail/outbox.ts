import type * as English from '../../../messages/mail/outbox.ts';
import type { Translated } from '../../../language/translated.ts';

export const OUTBOX_MESSAGES: Translated<typeof English.OUTBOX_MESSAGES> = {
  title: '送信トレイ',
  why: 'メールサーバーが設定されていないため、メールはここに保管されます。このページはこのマシンからだけ開けます。',
  none: 'メールはまだありません。',
  line: (to, moment) => `宛先：${to}、${moment}`,
  moment: (moment) => `${moment} UTC`,
  all: 'すべてのメール',
  from: '差出人',
  to: '宛先',
  sent: '送信日時',
  asMail: 'メールソフトでの表示で見る',
  closed: {
    title: '公開サイトでは使えません',
    text: '公開アドレスを持つサイトでは、送信トレイは閉じられています。メールを送信するには、SMTP_URLを設定してください。',
  },
  foreign: {
    title: 'ここからは開けません',
    text: '送信トレイは、サーバーが動いているマシンからだけ開けます。',
  },
  readOnly: { title: 'できません', text: '送信トレイは閲覧専用です。' },
  unknown: { title: 'メールが見つかりません', text: '保管されるのは最新の200通だけです。' },
  away: { title: 'いまは開けません', text: 'データベースを利用できません。' },
};
