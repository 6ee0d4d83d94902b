import type * as English from '../../../messages/discover/discover.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

export const DISCOVER_MESSAGES: Translated<typeof English.DISCOVER_MESSAGES> = {
  title: { movie: '映画を探す', tv: 'TVシリーズを探す' },
  link: '探す',
  refine: '絞り込む',
  description: {
    movie: 'ジャンル、年、長さ、評価、言語などから映画を探せます。',
    tv: 'ジャンル、年、長さ、評価、言語などからTVシリーズを探せます。',
  },
  ofDecade: {
    movie: (decade) => `${decade}年代の映画`,
    tv: (decade) => `${decade}年代のTVシリーズ`,
  },
  descriptionOf: (titles) => `${titles}。年、長さ、評価、言語などから探せます。`,
  other: { movie: 'TVシリーズを探す', tv: '映画を探す' },
  count: { movie: movies, tv: series },
  show: {
    movie: (count) => plural(count, { other: '映画{n}本を表示' }),
    tv: (count) => plural(count, { other: '{n}シリーズを表示' }),
  },
  filters: '絞り込み',
  closeFilters: '絞り込みを閉じる',
  clear: 'すべて解除',
  asked: '現在の条件',
  remove: '外す',
  apply: '結果を表示',
  previousPage: (page) => `${page}ページ目：前のページ`,
  beyond: '一覧はこのページより前で終わっています',
  pick: 'おまかせで1本',
  picked: {
    kicker: 'おまかせの1本',
    another: 'もう1本',
    details: '詳細を見る',
    all: '条件に合う作品すべて',
    gone: '選べる作品がありません',
  },
  nothing: 'すべての条件に合う作品はありません',
  nothingText: '条件を少しゆるめると見つかります。',
  loosen: (label, count) => `「${label}」を外すと${count}`,
  error: {
    title: '作品を探せませんでした',
    text: '作品の検索中に問題が発生しました。時間をおいて、もう一度お試しください。',
  },
  votesNeeded: {
    movie: (votes) => plural(votes, { other: '「評価が高い順」の対象は{n}票以上の映画です。' }),
    tv: (votes) => plural(votes, { other: '「評価が高い順」の対象は{n}票以上のシリーズです。' }),
  },
  fewerVotes: (votes) => plural(votes, { other: votes === 1 ? 'すべてを対象に' : '{n}票以上を対象に' }),
  refused: {
    language: () => 'アドレスの言語は存在しないため、省きました（韓国語は「ko」です）。',
    country: () => 'アドレスの国は存在しないため、省きました（イギリスは「GB」です）。',
    region: () => 'アドレスの国・地域は存在しないため、設定中のものを使いました（イギリスは「GB」です）。',
    certification: (kind, region) =>
      kind === 'movie'
        ? `アドレスの年齢制限は${region}のものではないため、省きました。`
        : '年齢制限で絞り込めるのは映画だけなので、アドレスの年齢制限は省きました。',
    status: (kind) =>
      kind === 'movie'
        ? '制作状況で絞り込めるのはシリーズだけなので、アドレスの制作状況は省きました。'
        : 'アドレスの制作状況は存在しないため、省きました。',
    people: () => '人物で絞り込めるのは映画だけなので、アドレスの人物は省きました。',
    order: () => 'シリーズは興行収入順に並べられないため、人気順で表示しています。',
  },
  fields: {
    order: '並べ替え',
    genres: 'ジャンル',
    match: '作品の条件',
    all: 'すべてに当てはまる',
    any: 'どれかに当てはまる',
    without: '除く',
    years: '年',
    from: '開始年',
    to: '終了年',
    minutes: { movie: '長さ（分）', tv: '1話の長さ（分）' },
    shortest: '最短（分）',
    longest: '最長（分）',
    details: '長さ、スコア、言語',
    minutesUnit: '分',
    example: (value) => `例：${value}`,
    score: 'スコア',
    votes: '票数',
    language: '原語',
    country: '国',
    certification: '年齢制限',
    status: '制作状況',
    release: '公開',
    services: '見放題の配信サービス',
    anyValue: '指定なし',
    and: '〜',
  },
  orMore: (least) => `${least}以上`,
  orders: {
    popular: '人気順',
    score: '評価が高い順',
    newest: '新しい順',
    oldest: '古い順',
    votes: '票数が多い順',
    revenue: '興行収入順',
    name: 'タイトル順',
  },
  statuses: {
    returning: '継続中',
    planned: '企画中',
    production: '制作中',
    ended: '完結',
    cancelled: '打ち切り',
    pilot: 'パイロット版',
  },
  releases: { released: '公開済み', announced: '公開予定' },
  chips: {
    anyOf: (names) => names.join('または'),
    not: (name) => `${name}を除く`,
    decade: (decade) => `${decade}年代`,
    year: (year) => `${year}年のみ`,
    years: (from, to) => `${from}〜${to}年`,
    from: (year) => `${year}年以降`,
    to: (year) => `${year}年以前`,
    minutes: (shortest, longest) => `${shortest}〜${longest}分`,
    shortest: (minutes) => plural(minutes, { other: '{n}分以上' }),
    longest: (minutes) => plural(minutes, { other: '{n}分以下' }),
    score: (score) => `スコア${score}以上`,
    votes: (votes) => plural(votes, { other: '{n}票以上' }),
    language: (name) => `原語：${name}`,
    country: (name) => `制作国：${name}`,
    certification: (rating, region) => `${rating}以下${region ? `（${region}）` : ''}`,
    person: (name) => (name ? `出演・スタッフ：${name}` : '人物1人を指定'),
    service: (name) => (name ? `${name}で配信` : '配信サービス1件を指定'),
    services: (count) => plural(count, { other: '{n}サービスのどれかで配信' }),
    keyword: (name) => (name ? `キーワード：${name}` : 'キーワード1件を指定'),
  },
};

export const DISCOVER_SERVICES_MESSAGES: Translated<typeof English.DISCOVER_SERVICES_MESSAGES> = {
  mine: '契約中のサービス',
  find: 'サービスを検索',
  upTo: (rating, region) => `${rating}以下（${region}）`,
  noRatings: (region) => `${region}にはありません`,
};

export const DISCOVER_PAGE_MESSAGES: Translated<typeof English.DISCOVER_PAGE_MESSAGES> = {
  failed: '読み込めませんでした。表示中の内容はそのままです。もう一度お試しください。',
};
