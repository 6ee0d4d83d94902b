import type * as English from '../../../messages/ai/ai-keys.ts';
import type { Translated } from '../../../language/translated.ts';

export const AI_KEY_MESSAGES: Translated<typeof English.AI_KEY_MESSAGES> = {
  loading: 'キーを読み込み中…',
  safety:
    'キーは保存するときにテストし、暗号化してサーバーに保管します。ブラウザに送り返すことはありません。',
  yours: (provider) => `自分の${provider} APIキー`,
  of: (provider) => `${provider} APIキー`,
  used: '検索に使用中',
  askDelete: 'このキーを削除しますか？',
  keep: '残す',
  confirm: '確認',
  erase: '削除',
  eraseKey: 'キーを削除',
  erasing: '削除中…',
  provider: 'プロバイダー',
  endpoint: 'サーバーのアドレス',
  model: 'モデル',
  field: { first: 'APIキー', next: '新しいAPIキー' },
  toggle: { show: 'キーを表示', hide: 'キーを隠す' },
  where: 'キーの入手方法',
  newTab: '新しいタブで開きます。',
  submit: { first: 'APIキーを保存', next: 'APIキーを置き換え', testing: 'キーをテスト中…' },
  demo: {
    offer: 'キーが手元にない場合は、オフラインのおすすめ機能がこのサイトの作品から答えます。',
    submit: 'オフラインで試す',
    busy: '少々お待ちください…',
  },
};
