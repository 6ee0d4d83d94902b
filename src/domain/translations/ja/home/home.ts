import type * as English from '../../../messages/home/home.ts';
import type { Translated } from '../../../language/translated.ts';

export const HOME_MESSAGES: Translated<typeof English.HOME_MESSAGES> = {
  trending: { movie: '話題の映画', tv: '話題のTVシリーズ' },
  banner: 'いま話題',
  details: '詳細を見る',
  tabs: '話題',
  popular: '人気の映画',
  topRated: '高評価',
  upcoming: '公開予定の映画',
  wishes: 'マイリストから',
  liked: (name) => `『${name}』が好きな方へ`,
  loading: '読み込み中…',
  later: 'ページの読み込みに間に合わなかった作品があります。',
  failed: '読み込めませんでした。',
  again: '再試行',
  seeAll: (heading) => `すべて見る：${heading}`,
};

export const LANDING_MESSAGES: Translated<typeof English.LANDING_MESSAGES> = {
  heading: '今夜、次のお気に\u2060入りに出会う。',
  text: 'どこで観られるかがわかる。すべてのエピソードを追いかける。数字で振り返れる日記をつける。これまでの履歴を持ち込んで、いつでも持ち出せる。',
  search: 'どこで観られる？',
  better: {
    label: 'Marqueeを選ぶ理由',
    watch: {
      title: 'どこで観られるかがわかる',
      text: 'お住まいの国の、契約中のサービスから。',
      all: (region) => `${region}の配信をすべて見る`,
    },
    next: { title: 'すべてのエピソード', text: 'ワンタップで視聴済み。すぐに次の1話へ。' },
    numbers: {
      title: '数字で振り返れる日記',
      text: '時間、ジャンル、好きな俳優や監督を、1年ごとに。',
      counted: (n) => `今日の話題作${n}本のジャンル`,
    },
    bring: '評価もレビューも日付もリストも、そのまま持ち込めます。持ち出しも、いつでもすべて。',
  },
  trending: 'いま話題',
  features: {
    label: 'Marqueeでできること',
    explore: {
      title: '膨大な作品を探索',
      text: 'カテゴリー、ジャンル、年から映画とTVシリーズを。キャストも予告編も似た作品も。',
    },
    ask: {
      title: 'AIがおすすめ',
      text: 'いまの気分を言葉にすれば、理由つきで作品を提案。自分のAIキーで使えます。',
    },
    keep: {
      title: 'マイリストを育てる',
      text: '観たい作品も観た作品もまとめて保存。公開日にはお知らせします。',
    },
    join: {
      title: '映画好きの輪へ',
      text: '星をつけて、レビューを書いて、みんなの感想を読む。',
    },
  },
};
