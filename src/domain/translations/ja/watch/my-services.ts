import type * as English from '../../../messages/watch/my-services.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'エラー', text });

export const MY_SERVICES_MESSAGES: Translated<typeof English.MY_SERVICES_MESSAGES> = {
  section: {
    heading: '契約中のサービス',
    introduction: '使っているサービスを選ぶと、見放題で観られる作品に印がつきます。',
  },
  search: 'サービスを検索',
  noneFound: (text) => `「${text}」というサービスはありません`,
  more: (shown, all) => `${formatNumber(all)}件のうち最初の${shown}件です。ほかは名前を入力して探せます。`,
  ticked: (count) => plural(count, { other: '{n}サービスを選択中' }),
  elsewhere: 'この国・地域では利用不可',
  unknown: (id) => `サービス${id}`,
  missing: 'この国・地域のサービスを読み込めませんでした。',
  again: '再試行',
  scripts: 'サービスの選択にはJavaScriptが必要です。',
  added: (name) => ({ title: '契約中のサービスに追加しました', text: name }),
  removed: (name) => ({ title: '契約中のサービスから外しました', text: name }),
  failed: failed('契約中のサービスを変更できませんでした'),
  notRead: failed('契約中のサービスを読み込めませんでした'),
  tooMany: failed('選べるサービスは50件までです。先に1つ外してください。'),
  refused: { title: 'ログインしてください', text: 'サービスを保存するにはログインが必要です' },
  included: '契約中のサービスで見放題',
  only: '契約中のサービスのみ',
  change: '契約中のサービス',
  arrivals: '契約中のサービスの新着',
  have: '契約中',
  haveOf: (name) => `${name}を契約中`,
};
