import type * as English from '../../../messages/numbers/numbers.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { days, movies, series, stars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const than = (year: number, soFar: boolean) => (soFar ? `${year}年の同じ日まで` : `${year}年`);

export const NUMBERS_MESSAGES: Translated<typeof English.NUMBERS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.numbers,
  yearTitle: (year) => `数字で見る${year}年`,
  description: '観たものを、数字で振り返る。',
  signIn: 'ログインして数字で見る記録へ',
  years: '年',
  allTime: '全期間',
  underWay: (year, day) => `${year}年はまだ終わっていません。${formatDate(day)}までの数字です。`,
  none: 'まだ数えるものがありません',
  noneText: '観たものを視聴済みにすると、時間、ジャンル、好きな人たちがここに積み上がっていきます。',
  noneIn: (year) => `${year}年に観たものはありません`,
  noneInText: '日記にこの年の記録はありません。',
  browse: '人気の映画を見てみる',
  hours: '時間',
  titles: '作品',
  days: '視聴した日',
  streak: '最長の連続記録',
  kinds: (ofMovies, ofSeries) =>
    [ofMovies > 0 && movies(ofMovies), ofSeries > 0 && series(ofSeries)].filter(Boolean).join('、'),
  watches: (count) => plural(count, { other: '{n}回視聴' }),
  compared: (now, before, year, soFar) => {
    const more = now - before;
    if (more === 0) return `${than(year, soFar)}と同じ`;
    return `${than(year, soFar)}より${formatNumber(Math.abs(more))}${more > 0 ? '多い' : '少ない'}`;
  },
  length: days,
  between: (since, until) =>
    since === until ? formatDate(since) : `${formatDate(since)}〜${formatDate(until)}`,
  weeks: (n) => plural(n, { other: '{n}週連続で視聴' }),
  running: (n) => plural(n, { other: '現在{n}日連続' }),
  columns: { what: '項目', watches: '視聴', titles: '作品', hours: '時間' },
  table: '表で見る',
  charts: {
    months: '月',
    years: '年',
    genres: 'ジャンル',
    decades: '年代',
    countries: '国',
    actors: '俳優',
    directors: '監督',
    stars: 'つけた星',
  },
  titlesOf: (name, count) => `${name}：${titles(count)}`,
  behind: {
    heading: (by, name) => {
      if (by === 'decade') return `${name}年代の作品`;
      if (by === 'director') return `${name}監督作品`;
      if (by === 'stars') return `${stars(Number(name))}をつけた作品`;
      return by === 'actor' ? `${name}出演作品` : name;
    },
    count: (total, year) =>
      year === null
        ? `これまでに観た${titles(total)}を、観た回数の多い順に。`
        : `${year}年に観た${titles(total)}を、観た回数の多い順に。`,
    none: 'ここに作品はありません',
    noneText: 'いま、この条件に合う視聴済みの作品はありません。',
    back: '数字で見る記録',
    backTo: (year) => `数字で見る${year}年`,
    person: (name) => `${name}について`,
    pages: '作品のページ',
    earlier: '前へ',
    later: '次へ',
  },
  peopleNote: '2作品以上に登場する人。',
  genresNote: '1つの作品を、当てはまるすべてのジャンルで数えています。',
  countriesNote: '1つの作品を、当てはまるすべての国で数えています。',
  decadesNote: (leftOut) =>
    leftOut === 0
      ? '最初の公開年で数えています。'
      : plural(leftOut, {
          other:
            '最初の公開年で数えています。エピソードしかわからないシリーズなど、公開年が不明な{n}作品は含みません。',
        }),
  most: (name, count) => `いちばん多いのは${name}、${titles(count)}。`,
  mostWatched: (name, count) => `いちばん多いのは${name}、${plural(count, { other: '{n}回視聴' })}。`,
  averages: (mine, theirs, count) =>
    `自分の平均は10点中${mine}、みんなの平均は${theirs}。どちらの評価もある${titles(count)}で比べています。`,
  rated: (count) => plural(count, { other: 'このうち{n}作品を評価しました。ほかの人の評価はわかりません。' }),
  starsOf: stars,
  above: 'みんなより高く評価した作品',
  below: 'みんなより低く評価した作品',
  disagreement: (mine, theirs) => `10点中、自分は${mine}、みんなは${theirs}`,
  mostOften: 'いちばん多く観た作品',
  times: (n) => plural(n, { other: '{n}回' }),
  someSeries: 'TVシリーズ',
  first: '最初の1本',
  last: '最後の1本',
  firstOf: (year) => `${year}年最初の1本`,
  lastOf: (year) => `${year}年最後の1本`,
  latestOf: (year) => `${year}年の最新の1本`,
  share: {
    heading: '1年の記録をシェア',
    text: '知っている人なら誰でも開けるリンクを作ります。いまの時点の視聴時間、作品数、日数だけを表示し、作品名も評価も名前も出しません。リンクはいつでも削除できます。',
    make: 'リンクを作成',
    update: 'リンクを更新',
    end: 'リンクを削除',
    made: 'このリンクを知っている人は、この年の数字を見られます。',
    ended: 'リンクを削除しました。',
  },
  shared: {
    title: (year) => `${year}年の映画とシリーズ`,
    description: (year) => `${year}年にどれだけ観たかを、数字で。`,
    text: 'Marqueeのユーザーが、この年にどれだけ観たかをシェアしています。',
    own: 'Marqueeで自分の数字を見る',
    gone: 'このリンクは使えません',
    goneText: 'シェアした人がリンクを削除したか、アドレスが不完全です。',
    failed: 'エラー',
    failedText: 'この年の記録を読み込めませんでした。少し待ってから、もう一度お試しください。',
    home: 'ホームへ',
  },
};
