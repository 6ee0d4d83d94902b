import type * as English from '../../messages/header.ts';
import type { Translated } from '../../language/translated.ts';

export const MINE_BAR_MESSAGES: Translated<typeof English.MINE_BAR_MESSAGES> = {
  name: 'マイメニュー',
  home: 'ホーム',
  upNext: '次に観る',
  diary: '日記',
  lists: 'リスト',
};

export const ACCOUNT_MENU_MESSAGES: Translated<typeof English.ACCOUNT_MENU_MESSAGES> = {
  profile: 'プロフィール',
  wishlist: 'マイリスト',
  watched: '視聴済み',
  lists: '自作リスト',
  import: 'インポート',
  export: 'エクスポート',
  connections: '連携',
  forYou: 'おすすめ',
  upNext: '次に観る',
  numbers: '数字で見る記録',
  diary: '視聴日記',
  tags: 'タグ',
  reminders: 'リマインダー',
  calendar: 'カレンダー',
  searches: '保存した検索',
  dismissed: '興味なし',
  admin: '管理画面',
  notices: '通知',
  button: 'アカウント',
  log: '記録する',
  signOut: 'ログアウト',
  groups: ['プロフィール', '観る', '残す', 'アカウント'],
};
