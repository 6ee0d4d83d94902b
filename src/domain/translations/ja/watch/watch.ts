import type * as English from '../../../messages/watch/watch.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';

export const WATCH_MESSAGES: Translated<typeof English.WATCH_MESSAGES> = {
  heading: 'どこで観られる？',
  headingOf: (title) => `『${title}』はどこで観られる？`,
  headingIn: (region) => `${region}ではどこで観られる？`,
  kinds: { included: '見放題', free: '無料', rent: 'レンタル', buy: '購入' },
  explained: {
    included: 'このうちどれかのサービスを契約していれば観られます。',
    free: '無料です。広告が入る場合もあります。',
    rent: '作品ごとに支払い、期間内に観られます。',
    buy: '作品ごとに支払い、ずっと観られます。',
  },
  more: (count) => `ほか${count}件`,
  details: '詳細',
  nowhere: 'いま、お住まいの国では配信されていません。',
  nowhereIn: (region) => `いま、${region}では配信されていません。`,
  unknown: 'いまは配信状況を確認できませんでした。',
  checkedAlone: (day, today) => (day === today ? '今日確認' : `${formatDate(day)}確認`),
  dataBy: (source, day, today) =>
    day === today ? `データ提供：${source}、今日確認` : `データ提供：${source}、${formatDate(day)}確認`,
  justWatch: 'JustWatch',
  sample: (source) => `架空のサービスです。実際のデータ提供：${source}`,
  sampleNote:
    'ここにあるサービスと配信状況は架空のものです。同梱のデータには実在のサービスが含まれていません。',
  chooser: { label: '国・地域', submit: '表示' },
  back: (title) => `『${title}』の作品情報`,
  atTmdb: 'TMDBで見る',
  title: (title, region) => `『${title}』は${region}のどこで観られる？`,
  description: (title, region, told) =>
    told === ''
      ? `『${title}』は、いま${region}では配信されていません。`
      : `『${title}』を${region}で観るなら：${told}。`,
  told: {
    included: (names) => `${names}で見放題`,
    free: (names) => `${names}で無料`,
    rent: (names) => `${names}でレンタル`,
    buy: (names) => `${names}で購入`,
  },
  failed: '配信状況を読み込めませんでした',
  region: {
    section: {
      heading: '視聴する国・地域',
      introduction: '配信サービスは国・地域によって異なります。この設定はほかの人には見えません。',
    },
    label: '国・地域',
    automatic: 'ブラウザの設定に従う',
    saved: (name) => ({ title: '保存しました', text: `${name}の配信サービスを表示します` }),
    savedAutomatic: {
      title: '保存しました',
      text: 'ブラウザの設定にある国・地域の配信サービスを表示します',
    },
    failed: (message) => ({ title: 'エラー', text: `国・地域を保存できませんでした。${message}` }),
  },
};
