import type * as English from '../../../messages/connections/connections.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LoggedDelivery } from '../../../connections/connections.ts';
import type { Outcome, Played } from '../../../connections/delivery.ts';
import { yearOf } from '../../../dates.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import { formatNumber } from '../../../format.ts';
import { exactTime } from '../../../reviews/times.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { episodeCode } from '../series/series.ts';
import { CONNECTION_FETCH } from './connection-fetch.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';
import { CONNECTION_STEPS, PLAIN_EXAMPLE } from './connection-steps.ts';

const OUTCOMES: Record<Outcome, string> = {
  unreadable: '読み取れませんでした',
  music: '音楽は対象外です',
  live: 'テレビの生放送は対象外です',
  clip: '予告編やクリップは対象外です',
  otherKind: '映画でもエピソードでもありません',
  otherEvent: '再生ではありません',
  started: '再生開始',
  unplayed: '送信元で未視聴に変更。Marqueeでは何も削除しません',
  unrated: '星なし',
  partRating: '星をつけられるのは映画とシリーズ全体だけです',
  nameless: '作品名がありません',
  noPlace: 'どのエピソードかわかりません',
  account: '別のアカウント',
  counted: '記録しました',
  repeated: '前に記録済み',
  noted: 'すでに記録済み',
  progress: '途中まで再生',
  later: 'すでにその先まで再生済み',
  short: 'ほとんど再生していません',
  rated: '星をつけました',
  rating: '自分でつけた星のほうが新しいか、同じです',
  notFound: '作品が見つかりません',
  noEpisode: 'シリーズにそのエピソードがありません',
  doubtful: '回答待ち',
  neither: '指定どおり除外',
  refused: '保存できませんでした。日記かシリーズがいっぱいです',
  catalogue: '映画データベースが2日間応答しませんでした',
};

const plays = (count: number) => plural(count, { other: '再生{n}回' });

function placeOf(episodes: Played['episodes']): string {
  const ranges = episodeRanges(episodes).map(({ season, from, to }) => {
    const code = episodeCode({ season, number: from });
    return from === to ? code : `${code}〜第${to}話`;
  });
  return ranges.join('、');
}

function calledBy({ name = '', year = null, episodes = [] }: Partial<Played>): string {
  if (episodes.length > 0) return [name, placeOf(episodes)].filter(Boolean).join(' ');
  return year === null ? name : `${name}（${year}）`;
}

function titleOf({ title, play }: Pick<LoggedDelivery, 'title' | 'play'>): string {
  return title ? calledBy({ ...play, name: title.title, year: yearOf(title.date) }) : calledBy(play);
}

function outcomeOf({ outcome, state, play, mine }: LoggedDelivery): string {
  if (state === 'nobody') return '誰のアカウントか指定されるまで待機';
  if (state === 'waiting' || outcome === null) return '検索中';
  if (!mine && outcome !== 'account') return 'ほかのユーザーの再生';
  return outcome === 'progress' ? `${play.percent ?? 0}%再生` : OUTCOMES[outcome];
}

export const CONNECTION_MESSAGES: Translated<typeof English.CONNECTION_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.connections,
  description: 'Plex、Jellyfin、Emby、Kodi、または自作のプログラムが、観たものを記録します。',
  signIn: 'ログインしてプログラムと連携',
  text: 'ほかのプログラムで再生したものが、自動で日記に入ります。映画は視聴済みに、エピソードも視聴済みになり、時刻が残ります。1回の再生は1回だけ数え、日記で取り消せます。',
  off: 'このサイトは、プログラムからの送信を受け取れません。サイトの運営者がバックエンドの秘密鍵を設定する必要があります。',
  sources: SOURCES,
  steps: CONNECTION_STEPS,
  example: (address) => PLAIN_EXAMPLE.replace('ADDRESS', address),
  yourAddress: '自分のアドレス',
  stepsTitle: (name) => `${name}の設定方法`,
  make: 'アドレスを取得',
  makeFor: (name) => `${name}用のアドレスを取得`,
  renew: 'アドレスを更新',
  renewFor: (name) => `${name}用のアドレスを更新`,
  renewText: '更新すると、古いアドレスはすぐに使えなくなります。',
  end: '削除',
  endFor: (name) => `${name}との連携を削除`,
  address: (name) => `${name}用のアドレス`,
  once: 'いますぐコピーしてください。表示されるのは今回だけです。知っている人は誰でも日記に書き込めます。なくした場合は更新してください。',
  copy: 'コピー',
  copied: 'コピーしました',
  since: (day) => `${day}から連携中。`,
  last: (moment) => `最終受信：${exactTime(moment)}。`,
  nothing: 'まだ何も受信していません。',
  told: {
    changed: 'その間に変更されました。何も行っていません。',
    ended: '連携を削除しました。これまでの記録は日記に残ります。',
    taken: 'このアカウントの再生は、これから日記に入ります。',
    left: 'このアカウントの再生は、もう日記に入りません。',
    chosen: 'ありがとうございます。この名前のすべての再生に適用します。',
    unanswered: '回答を消去しました。この名前についてもう一度確認します。',
    undone: '取り消しました。同じ再生はもう記録されません。',
    accepted: '引き受けました。これからの再生が日記に入ります。',
  },
  accounts: {
    title: 'アカウント',
    text: 'サーバーは、使っている人全員の再生を送ってきます。どれが自分の再生か指定してください。回答の前に届いたものも、そのときに数えます。',
    line: {
      new: (count) => `${plays(count)}、未指定`,
      mine: (count) => `${plays(count)}、自分`,
      left: (count) => `${plays(count)}、除外`,
      invited: (count) => `${plays(count)}、招待済み`,
      theirs: (count, person) =>
        person === '' ? `${plays(count)}、ほかのユーザー` : `${plays(count)}、${person}さんへ`,
    },
    take: '自分',
    takeOf: (name) => `${name}は自分のアカウント`,
    leave: '除外',
    leaveOf: (name) => `${name}を除外`,
    invite: '招待',
    inviteOf: (name) => `${name}の再生を引き受ける人を招待`,
  },
  invitation: {
    title: '共有サーバーの再生',
    link: 'このアカウントの持ち主へのリンク',
    linkText: '本人にだけ渡してください。有効期間は1週間で、開いた人の同意が必要です。',
    signIn: 'ログインしてアカウントを引き受ける',
    somebody: 'あるユーザー',
    offer: (owner, source, name) =>
      source === 'json'
        ? `${owner}さんのプログラムにあるアカウント「${name}」を引き受けませんか。`
        : `${owner}さんの${SOURCES[source]}にあるアカウント「${name}」を引き受けませんか。`,
    consent:
      '引き受けると、このアカウントの再生が日記に記録されます。相手に見えるのは何かが記録されたことだけで、内容は見えません。いつでも返せます。',
    take: '引き受ける',
    own: '自分の連携のアカウントです。リンクを持ち主に送ってください。',
    over: 'この招待は終了しました。新しい招待を頼んでください。',
    back: '連携の一覧',
  },
  taken: {
    title: '引き受けたアカウント',
    line: (source, owner, count) =>
      owner === null
        ? `${SOURCES[source]}、${plays(count)}`
        : `${owner}さんの${SOURCES[source]}、${plays(count)}`,
    back: '返す',
    backOf: (name) => `${name}を返す`,
  },
  doubtful: {
    title: 'どの作品でしたか？',
    text: '確実に一致する作品がありません。回答は、この名前のすべての再生に適用されます。',
    line: (play, source, alike) =>
      alike === 1
        ? `${calledBy(play)}（${SOURCES[source]}）`
        : `${calledBy(play)}（${SOURCES[source]}、${plays(alike)}）`,
    pick: 'これ',
    pickOf: (title) => `『${title}』でした`,
    neither: 'この中にない',
    candidate: (title, year) => (year === null ? title : `${title}（${year}）`),
  },
  answers: {
    title: (count) => `名前についての回答：${formatNumber(count)}件`,
    text: 'プログラムが作品の番号を送らない場合に使います。消去すると、もう一度確認します。',
    name: ({ name, year }) => (year === 0 ? name : `${name}（${year}）`),
    left: '除外',
    forget: '消去',
    forgetOf: (name) => `「${name}」についての回答を消去`,
  },
  log: {
    title: (count) => (count === 50 ? '直近50件の受信' : `受信：${count}件`),
    called: titleOf,
    outcome: outcomeOf,
    times: (count) => plural(count, { other: '{n}回' }),
    undo: '元に戻す',
    undoOf: (title) => `元に戻す：${title}`,
    none: 'まだ何も受信していません。',
  },
  fetch: CONNECTION_FETCH,
  continue: {
    heading: '続きを観る',
    forget: '消去',
    forgetOf: (title) => `『${title}』の再生位置を消去`,
    place: ({ episode, percent }) =>
      [episode && episodeCode(episode), `${percent}%再生`].filter(Boolean).join('、'),
  },
};
