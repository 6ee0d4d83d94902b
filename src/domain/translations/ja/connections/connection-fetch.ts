import type * as English from '../../../messages/connections/connection-fetch.ts';
import type { Translated } from '../../../language/translated.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';

export const CONNECTION_FETCH: Translated<typeof English.CONNECTION_FETCH> = {
  title: '過去の視聴履歴を取り込む',
  text: 'サーバーから1回だけ取り込みます。アドレスとトークンはその場で使うだけで、保存しません。作品の照合は通常のインポートと同じで、元に戻せます。',
  address: 'サーバーのアドレス',
  example: 'https://media.example.org',
  token: {
    plex: 'Plexトークン',
    jellyfin: 'APIキー（Dashboard、API Keys）',
    emby: 'APIキー（Settings、API Keys）',
  },
  user: 'サーバーでのユーザー名',
  button: '取り込む',
  buttonOf: (source) => `${SOURCES[source]}から取り込む`,
  wait: '1分ほどかかることがあります。',
  failures: {
    address: 'このアドレスには問い合わせできません。書き方を確認してください。',
    refused:
      '問い合わせできるのは、公開インターネットのhttpsアドレスだけです。サイトの運営者は、自分のネットワークも許可できます（LOCAL_ADDRESSES=on）。',
    token: 'サーバーがこのトークンを受け付けません。',
    user: 'この名前のユーザーはサーバーにいません。',
    unreachable: 'サーバーが応答していません。',
    answer: 'サーバーから想定外の応答がありました。',
    tooMuch: '1回のインポートで扱える量を超えています。何も取り込みませんでした。',
    none: 'サーバーに視聴済みのものがありません。',
    open: '別のインポートが進行中です。先に終了してください。',
    limited: 'インポートできる量に達しました。時間をおいて、もう一度お試しください。',
  },
  file: (source, host) => `${SOURCES[source]}：${host}`,
};
