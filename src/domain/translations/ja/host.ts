import type * as English from '../../messages/host.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const HOST_MESSAGES: Translated<typeof English.HOST_MESSAGES> = {
  sorry: 'Marquee側で問題が発生しました。少し待ってから、もう一度お試しください。',
  headings: {
    404: '見つかりません',
    413: '大きすぎます',
    429: '少々お待ちください',
    500: 'エラー',
    503: '混み合っています',
  },
  tooLarge: '受け付けられる大きさを超えています。',
  tooBusy: 'ただいまアクセスが集中しています。少し待ってから、もう一度お試しください。',
  tooMany: (seconds) =>
    plural(seconds, { other: 'リクエストが多すぎます。{n}秒後にもう一度お試しください。' }),
  otherSite: 'このサイトのパスにだけ応答します。',
  longAddress: 'アドレスが長すぎます。',
  oddCharacters: 'アドレスに使えない文字が含まれています。',
  oddAddress: 'アドレスの形式が正しくありません。',
  noPage: 'このページはありません。',
  notHttp: '有効なHTTPではありません。',
  twoHosts: 'リクエストにはホストを1つだけ指定してください。',
  oddHost: 'ホストの指定がないか、形式が正しくありません。',
  method: 'このメソッドには対応していません。',
  body: '読み取りのリクエストには本文を付けられません。',
  elsewhere: 'このリクエストは別のサイトから送られました。',
};
