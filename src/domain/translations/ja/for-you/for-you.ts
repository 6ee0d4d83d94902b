import type * as English from '../../../messages/for-you/for-you.ts';
import type { Translated } from '../../../language/translated.ts';
import { countryName, languageName } from '../../../discover/discover-parameters.ts';
import type { Seed } from '../../../for-you/ground.ts';
import type { Reason } from '../../../for-you/reasons.ts';
import { ofTrait, sortOf, type TraitSort } from '../../../for-you/traits.ts';
import { formatNumber } from '../../../format.ts';
import { genreName } from '../../../genres/genres.ts';
import { titleKey } from '../../../title.ts';
import { stars as inStars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const traitName: Translated<typeof English.traitName> = (trait, name) => {
  const sort = sortOf(trait);
  if (sort === 'decade') return `${ofTrait(trait)}年代`;
  if (sort === 'language') return languageName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'country') return countryName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'genre') return genreName({ id: Number(ofTrait(trait)), name: name || ofTrait(trait) });
  return name || ofTrait(trait);
};

/** What two titles with a trait have in common. */
const IN_COMMON: Record<TraitSort, (of: string) => string> = {
  saga: (of) => `同じ「${of}」の作品`,
  maker: (of) => `同じく${of}の作品`,
  theme: (of) => `同じ「${of}」がテーマ`,
  actor: (of) => `同じく${of}が出演`,
  genre: (of) => `同じジャンル（${of}）`,
  decade: (of) => `同じ${of}の作品`,
  language: (of) => `同じ言語（${of}）`,
  country: (of) => `同じ国（${of}）`,
};

function inCommon(trait: string, name: string): string {
  return IN_COMMON[sortOf(trait) ?? 'theme'](traitName(trait, name));
}

/** What goes back to a title somebody likes; of what was only given stars the name can be missing. */
function because({ title, stars }: Seed, shared: string): string {
  const named = title ? `『${title}』` : 'ある作品';
  return stars === null
    ? `お気に入りの${named}から：${shared}`
    : `${inStars(stars)}をつけた${named}から：${shared}`;
}

/** What one reason says: of one that goes back to a title what that shares, else all of it. */
function said(reason: Reason): string {
  switch (reason.why) {
    case 'liked':
      return 'あわせておすすめ';
    case 'trait':
      return reason.seed
        ? inCommon(reason.trait, reason.name)
        : `よく観ている傾向：${traitName(reason.trait, reason.name)}`;
    case 'asked':
      return reason.trait
        ? `「もっと観たい」と選んだもの：${traitName(reason.trait, reason.name)}`
        : `「もっと観たい」と選んだ『${reason.name}』に似た作品`;
    case 'standing':
      return '多くの人が高く評価';
  }
}

export const reasonWords: Translated<typeof English.reasonWords> = (reasons) => {
  const by = new Map<string, { seed: Seed | null; texts: string[] }>();
  for (const reason of reasons) {
    const seed = 'seed' in reason ? reason.seed : null;
    const text = said(reason);
    const group = by.get(seed ? titleKey(seed) : text) ?? { seed, texts: [] };
    group.texts.push(text);
    by.set(seed ? titleKey(seed) : text, group);
  }
  return [...by.values()].map(({ seed, texts }) => {
    const all = texts.join('、');
    return seed ? because(seed, all) : all;
  });
};

export const FOR_YOU_MESSAGES: Translated<typeof English.FOR_YOU_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.forYou,
  description: '好きだった作品から見つける、次の1本。',
  signIn: 'ログインしておすすめを見る',
  signInText: '観た作品に星をつけると、その星だけをもとに、Marqueeが次に観たい作品を見つけます。',
  text: '自分の星、視聴記録、マイリストだけをもとに選んでいます。',
  kinds: { name: '種類', all: '両方', movie: '映画', tv: 'TVシリーズ' },
  lengths: { name: '長さ', any: '指定なし', upTo: (minutes) => `${minutes}分以内` },
  wished: 'マイリストも含める',
  others: 'ほかの作品を見る',
  back: '最初に戻る',
  why: 'Marqueeが学んだこと',
  more: 'もっと観たい',
  less: '控えめに',
  moreOf: (name) => `『${name}』のような作品をもっと`,
  lessOf: (name) => `『${name}』のような作品を控えめに`,
  said: {
    more: (name) => `「${name}」のような作品を増やします。`,
    less: (name) => `「${name}」のような作品を減らします。`,
    forget: (name) => `「${name}」はもう考慮しません。`,
    back: (name) => `「${name}」についての指定を取り消しました。`,
  },
  it: 'この作品',
  takeBack: '取り消す',
  because: '理由',
  none: '合う作品がありません',
  noneText:
    '見つかったおすすめの中に、条件に合うものはありません。上の条件を1つ外してみてください。おすすめは毎日増えます。',
  noneLeftText: '見つかったおすすめは、すべて視聴済みか非表示です。Marqueeは毎晩新しい作品を探しています。',
  everything: 'すべて表示',
  lengthUnknown: '長さがまだわからない作品は省いています。',
  looking: '好みに合う作品を探しています',
  lookingText: '少し時間がかかります。終わるとページは自動で更新されます。',
  again: 'もう一度探す',
  off: 'このサイトではおすすめを利用できません',
  offText:
    '作品を探すために必要なキーが設定されていません。サイトの運営者は、バックエンドの秘密鍵を設定できます。',
  beginning: {
    heading: '好きな作品を教えてください',
    text: (given, needed) =>
      given === 0
        ? `観たことのある${titles(needed)}に星をつけると、最初のおすすめができあがります。キーボードでは1〜5で星、Sでスキップ。`
        : `${titles(given)}を評価済み、あと${formatNumber(needed - given)}作品。キーボードでは1〜5で星、Sでスキップ。`,
    wall: '有名な作品',
    give: (stars, title) => `『${title}』に${inStars(stars)}をつける`,
    skip: 'スキップ',
    skipTitle: (title) => `『${title}』をスキップ`,
    gave: (stars, title) => `『${title}』：${inStars(stars)}。`,
    skipped: (title) => `『${title}』をスキップしました。`,
    failed: 'いまは保存できませんでした。もう一度お試しください。',
    progress: (given, needed) => (given >= needed ? '最初のおすすめに十分です。' : `${given}/${needed}作品`),
    ready: 'おすすめを見る',
    over: 'これで全部です。観たことのある作品を検索し、そのページで星をつけてから、また戻ってきてください。',
    overAgain: 'スキップした作品を表示',
    none: 'いまは作品を読み込めませんでした。知っている作品のページで星をつけてから、また戻ってきてください。',
  },
  learnt: {
    title: 'Marqueeが学んだこと',
    description: '星から読み取った好みと、その直し方。',
    text: '星、お気に入り、視聴記録、「興味なし」から読み取りました。違うところは直せます。すぐに反映されます。',
    likes: '好きなもの',
    dislikes: 'あまり好きではないもの',
    said: '指定したこと',
    saidNone: 'まだありません。ここか、おすすめの作品で「もっと」「控えめに」を選べます。',
    none: 'まだ何も学んでいません',
    noneText: '観た作品に星をつけてください。',
    from: (titles) => `${titles.map((title) => `『${title}』`).join('')}から`,
    more: 'もっと',
    less: '控えめに',
    forget: '考慮しない',
    moreOf: (name) => `「${name}」をもっと`,
    lessOf: (name) => `「${name}」を控えめに`,
    forgetOf: (name) => `「${name}」を考慮しない`,
    directions: { '1': 'もっと', '-1': '控えめに', '0': '考慮しない' },
    takeBackOf: (name) => `「${name}」についての指定を取り消す`,
    back: 'おすすめの作品へ',
    sorts: {
      saga: 'コレクション',
      maker: '監督・制作',
      theme: 'テーマ',
      actor: '出演',
      genre: 'ジャンル',
      decade: '年代',
      language: '言語',
      country: '国',
    },
  },
  fit: {
    label: {
      very: '好みとの相性：抜群',
      well: '好みとの相性：良い',
      somewhat: '好みとの相性：まずまず',
      hardly: '好みとの相性：いまひとつ',
    },
  },
};
