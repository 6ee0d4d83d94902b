import type * as English from '../../../messages/saved/saved.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

type Lists = Pick<Translated<typeof English.SAVED_MESSAGES>, 'wishlist' | 'watched' | 'dismissed'>;

const LISTS: Lists = {
  wishlist: {
    heading: ACCOUNT_MENU_MESSAGES.wishlist,
    description: '観たい映画とTVシリーズ。',
    signIn: {
      heading: 'ログインしてマイリストを見る',
      text: '観たい映画とTVシリーズを、ひとまとめに。',
    },
    empty: {
      movie: {
        heading: 'マイリストに映画はまだありません',
        text: '観たい映画を追加すると、ここに並びます。',
      },
      tv: {
        heading: 'マイリストにTVシリーズはまだありません',
        text: '観たいシリーズを追加すると、ここに並びます。',
      },
    },
  },
  watched: {
    heading: ACCOUNT_MENU_MESSAGES.watched,
    description: 'これまでに観た映画とTVシリーズ。',
    signIn: {
      heading: 'ログインして視聴済みの作品を見る',
      text: '観た映画とTVシリーズを記録しましょう。',
    },
    empty: {
      movie: {
        heading: '視聴済みの映画はまだありません',
        text: '映画を視聴済みにすると、ここに残ります。',
      },
      tv: {
        heading: '視聴済みのTVシリーズはまだありません',
        text: 'TVシリーズを視聴済みにすると、ここに残ります。',
      },
    },
  },
  dismissed: {
    heading: ACCOUNT_MENU_MESSAGES.dismissed,
    description: '一覧に表示しない映画とTVシリーズ。',
    signIn: {
      heading: 'ログインして「興味なし」の作品を見る',
      text: 'もう表示したくない映画とTVシリーズを非表示にできます。',
    },
    empty: {
      movie: {
        heading: '非表示の映画はありません',
        text: '映画のカードかページで「興味なし」を選ぶと、一覧に表示されなくなります。',
      },
      tv: {
        heading: '非表示のTVシリーズはありません',
        text: 'シリーズのカードかページで「興味なし」を選ぶと、一覧に表示されなくなります。',
      },
    },
  },
};

export const SAVED_MESSAGES: Translated<typeof English.SAVED_MESSAGES> = {
  ...LISTS,
  tabs: { movie: '映画', tv: 'TVシリーズ' },
  browse: {
    movie: { label: '映画を見てみる', path: '/movies' },
    tv: { label: 'TVシリーズを見てみる', path: '/tv-series' },
  },
  sorts: {
    added: { wishlist: '追加日', watched: '視聴日', dismissed: '非表示にした日' },
    title: 'タイトル',
    year: '年',
    rating: '評価',
  },
  favoritesOnly: { name: '表示する作品', yes: 'お気に入りのみ', no: 'すべて' },
  layout: { name: '表示形式', grid: 'グリッド', list: 'リスト' },
  choices: '表示する作品と表示形式',
  menu: 'その他',
  more: 'もっと見る',
  loading: '読み込み中…',
  page: (page) => `${page}ページ目`,
  previousPage: '前のページ',
  dateUnknown: '公開日未定',
  short: { watched: '視聴済み', favorite: 'お気に入り', remove: '削除' },
  filter: { name: '作品を絞り込む', apply: '絞り込む' },
  favoriteOf: (title) => `お気に入り：${title}`,
  rated: (vote) => `評価${vote}`,
  sortBy: '並べ替え',
  filterBy: 'タイトルで絞り込む',
  markWatched: (title) => `視聴済み：『${title}』を視聴済みにする`,
  remove: {
    wishlist: (title) => `『${title}』をマイリストから削除`,
    watched: (title) => `『${title}』を視聴済みから削除`,
  },
  watchedOn: (day) => (day === null ? '視聴済み（日付なし）' : `${formatDate(day)}に視聴`),
  takeBack: '取り消す',
  takeBackTitle: (title) => `取り消す：『${title}』を再び表示する`,
  showing: (count) => plural(count, { other: '{n}件を表示中' }),
  noMatch: (text) => `「${text}」に一致する作品はありません`,
  noFavoriteMatch: (text) => `「${text}」に一致するお気に入りはありません`,
  noFavorites: {
    heading: 'お気に入りはまだありません',
    text: '好きな作品にハートをつけると、ここで見つかります。',
  },
  services: {
    which: 'どこで観られる？',
    anywhere: '指定なし',
    mine: '契約中のサービス',
    choose: '契約中のサービスを選ぶ',
    none: {
      heading: 'いま契約中のサービスで観られる作品はありません',
      text: '配信状況は毎晩確認しています。',
    },
    noneTicked: {
      heading: '先に契約中のサービスを選んでください',
      text: '見放題で観られる作品がここに並びます。',
    },
    lookingUp: (count) => plural(count, { other: 'あと{n}作品の配信状況を確認中…' }),
    notKnown: (count) => plural(count, { other: 'あと{n}作品の配信状況はまだわかりません。' }),
    lookUp: 'いま確認する',
  },
  clear: '絞り込みを解除',
  showAll: 'すべて表示',
  gone: {
    kept: (title) => `『${title}』として保存されています。`,
    unknown: 'リストにあるかどうか確認できませんでした。',
    tryAgain: '再試行',
    remove: {
      wishlist: 'マイリストから削除',
      watched: '視聴済みから削除',
      favorite: 'お気に入りから削除',
      dismissed: '「興味なし」を取り消す',
    },
  },
  removeAll: {
    label: 'すべて削除',
    working: '削除中…',
    question: (count, kind) =>
      kind === 'movie'
        ? plural(count, { other: '映画{n}本を視聴済みから削除しますか？' })
        : plural(count, { other: 'TVシリーズ{n}件を視聴済みから削除しますか？' }),
    text: {
      movie:
        '絞り込みに関係なく、「映画」タブの作品がすべて削除されます。お気に入り、評価、レビューは残ります。',
      tv: '絞り込みに関係なく、「TVシリーズ」タブの作品がすべて削除されます。お気に入り、評価、レビューは残ります。',
    },
    forGood: 'この数になると、元に戻すことはできません。',
  },
};
