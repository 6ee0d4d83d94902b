import type * as English from '../../../messages/auth/refusals.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const REFUSAL_MESSAGES: Translated<typeof English.REFUSAL_MESSAGES> = {
  credentials: 'メールアドレスまたはパスワードが違います。',
  registered: 'このメールアドレスのアカウントはすでにあります。',
  tooShort: (characters) => plural(characters, { other: '{n}文字以上にしてください。' }),
  tooPlain: '英小文字・英大文字・数字・記号を使ってください。',
  stolen: 'このパスワードは流出したパスワードの一覧に載っています。別のものにしてください。',
  mailsLater: (seconds) => plural(seconds, { other: 'メールの再送は{n}秒後にできます。' }),
  mails: '現在、ここからはこれ以上メールを送信できません。1時間後にもう一度お試しください。',
  notAuthorized:
    'このサイトからはこのアドレスにメールを送信できません。サイトの運営者にお問い合わせください。',
  passwordsOff: 'ここではパスワードでログインできません。サイトの運営者にお問い合わせください。',
  banned: 'このアカウントは停止されています。サイトの運営者にお問い合わせください。',
  signInAgain: 'いったんログアウトしてログインし直し、それから新しいパスワードを設定してください。',
};
