import type * as English from '../../../messages/series/series.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'エラー', text });
const markedAs = (count: number) => plural(count, { other: '{n}話を視聴済みにしました' });

export const episodeCode: Translated<typeof English.episodeCode> = ({ season, number }) =>
  `${season === 0 ? '特別編' : `S${season}`} 第${number}話`;

export const SERIES_MESSAGES: Translated<typeof English.SERIES_MESSAGES> = {
  follow: 'フォロー',
  states: { watching: 'フォロー中', paused: '休止中', dropped: '視聴中止' },
  menu: 'このシリーズの操作',
  pause: '休止する',
  drop: '視聴をやめる',
  resume: '視聴を再開',
  again: 'もう一度観る',
  endRun: '再視聴をやめる',
  stop: 'フォローをやめる',
  markAll: '放送済みをすべて視聴済みに',
  refused: { title: 'ログインしてください', text: 'シリーズをフォローするにはログインが必要です' },
  followFailed: failed('シリーズをフォローできませんでした'),
  nextSeason: {
    set: 'リマインド',
    setOf: '（次のシーズン）',
    refused: { title: 'ログインしてください', text: 'リマインダーを設定するにはログインが必要です' },
    failed: failed('リマインダーを設定できませんでした'),
  },
  stateFailed: failed('変更できませんでした'),
  markFailed: failed('視聴済みにできませんでした'),
  unmarkFailed: failed('視聴済みを解除できませんでした'),
  unknown: '視聴状況を読み込めませんでした。',
  retry: '再試行',
  followed: (title) => ({
    title: `『${title}』をフォローしました`,
    text: '次のエピソードは「次に観る」に表示されます。',
  }),
  stopped: (title) => ({
    title: `『${title}』のフォローをやめました`,
    text: '視聴済みの記録はそのまま残ります。',
  }),
  paused: (title) => ({ title: '休止しました', text: title }),
  dropped: (title) => ({ title: '視聴をやめました', text: title }),
  resumed: (title) => ({ title: 'フォローを再開しました', text: title }),
  runBegun: (title, run) => ({
    title: `『${title}』をもう一度`,
    text: `${run}周目を第1話から始めます。`,
  }),
  runEnded: (title, run) => ({
    title: `『${title}』の再視聴をやめました`,
    text: `${run}周目の記録は残り、「もう一度観る」で続きから再開できます。`,
  }),
  noRun: (title) => ({
    title: '再視聴できるものがありません',
    text: `『${title}』はまだ1話も観ていません。`,
  }),
  marked: (count) => ({ title: count === 0 ? '新しく視聴済みにするものはありません' : markedAs(count) }),
  watchedNext: (at, title) => ({ title: `${episodeCode(at)}を視聴済みにしました`, text: title }),
  markedAndFollowed: (count, title) => ({
    title: markedAs(count),
    text: `『${title}』をフォローしました。`,
  }),
  notAired: { title: 'まだ放送されていません', text: '放送日から視聴済みにできます。' },
  unmarked: { title: '視聴済みを解除しました' },
  dated: (day) => ({
    title: day === null ? '視聴済み（日付なし）' : `${formatDate(day)}に視聴`,
  }),
  dateFailed: failed('日付を変更できませんでした'),
  takenBack: (count) => ({ title: plural(count, { other: '{n}話の視聴済みを解除しました' }) }),
  finished: (title) => ({
    title: `『${title}』を完走しました！`,
    text: '「視聴済み」に追加しますか？',
  }),
  addToWatched: '視聴済みに追加',
  watched: '視聴済み',
  watchedOf: (name) => `視聴済み：${name}`,
  day: '別の日',
  dayOf: (name) => `別の日：${name}`,
  upTo: 'ここまですべて',
  upToOf: (name) => `${name}までをすべて視聴済みにする`,
  season: '全話を視聴済みに',
  seasonOf: (name) => `${name}を視聴済みにする`,
  unmarkSeason: '視聴済みを解除',
  unmarkSeasonOf: (name) => `${name}の視聴済みを解除する`,
  progress: (watched, aired) => `${watched}/${aired}話`,
  progressOf: (watched, aired) => plural(aired, { other: `{n}話中${watched}話を視聴済み` }),
  run: (run) => `${run}周目`,
  caughtUp: '最新話まで視聴済み',
  finishedNow: '完走',
  next: (code, name) => `次：${[code, name].filter(Boolean).join(' ')}`,
  coming: (date) => `次のエピソード：${formatDate(date)}`,
  fetching: 'エピソードを読み込み中…',
  fetchFailed: 'エピソードを読み込めませんでした。今夜もう一度試します。',
  noEpisodes: 'エピソードの情報はまだありません',
  gone: 'このシリーズは登録から外れました。',
  lost: (count) => plural(count, { other: '視聴した{n}話が登録から外れました' }),
};
