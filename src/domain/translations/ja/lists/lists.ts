import type * as English from '../../../messages/lists/lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

type Lists = Pick<
  Translated<typeof English.LIST_MESSAGES>,
  'wishlist' | 'watched' | 'favorite' | 'dismissed'
>;

const signIn = (text: string) => ({ title: 'ログインしてください', text });
const failed = (text: string) => ({ title: 'エラー', text });
const unsure = (text: string) => failed(`${text}もう一度お試しください。`);

/** Two of them by name, and how many more. */
function some([first, second, ...more]: readonly string[]): string {
  if (more.length === 0) return `『${first}』『${second}』`;
  return `『${first}』『${second}』ほか${formatNumber(more.length)}作品`;
}

const LISTS: Lists = {
  wishlist: {
    button: 'マイリスト',
    signIn: {
      movie: signIn('映画をマイリストに追加するにはログインが必要です'),
      tv: signIn('TVシリーズをマイリストに追加するにはログインが必要です'),
    },
    added: (title) => ({
      title: 'マイリストに追加しました',
      text: `『${title}』をマイリストに追加しました`,
    }),
    duplicate: (title) => ({
      title: 'マイリストに追加済みです',
      text: `『${title}』はすでにマイリストにあります`,
    }),
    unknown: (title) => unsure(`『${title}』がマイリストにあるか確認できませんでした。`),
    addFailed: {
      movie: failed('映画をマイリストに追加できませんでした'),
      tv: failed('TVシリーズをマイリストに追加できませんでした'),
    },
    removed: (title) => ({ title: 'マイリストから削除しました', text: title }),
    removeFailed: {
      movie: failed('映画をマイリストから削除できませんでした'),
      tv: failed('TVシリーズをマイリストから削除できませんでした'),
    },
    loadFailed: {
      movie: failed('マイリストを読み込めませんでした'),
      tv: failed('マイリストを読み込めませんでした'),
    },
  },
  watched: {
    button: '視聴済み',
    signIn: {
      movie: signIn('映画を視聴済みにするにはログインが必要です'),
      tv: signIn('TVシリーズを視聴済みにするにはログインが必要です'),
    },
    added: (title) => ({ title: '視聴済みにしました', text: `『${title}』を視聴済みに追加しました` }),
    duplicate: (title) => ({ title: 'すでに視聴済みです', text: `『${title}』はすでに視聴済みです` }),
    unknown: (title) => unsure(`『${title}』が視聴済みか確認できませんでした。`),
    addFailed: {
      movie: failed('映画を視聴済みにできませんでした'),
      tv: failed('TVシリーズを視聴済みにできませんでした'),
    },
    removed: (title) => ({ title: '視聴済みから削除しました', text: title }),
    removeFailed: {
      movie: failed('映画を視聴済みから削除できませんでした'),
      tv: failed('TVシリーズを視聴済みから削除できませんでした'),
    },
    loadFailed: {
      movie: failed('視聴済みの映画を読み込めませんでした'),
      tv: failed('視聴済みのTVシリーズを読み込めませんでした'),
    },
  },
  favorite: {
    button: 'お気に入り',
    signIn: {
      movie: signIn('映画をお気に入りに追加するにはログインが必要です'),
      tv: signIn('TVシリーズをお気に入りに追加するにはログインが必要です'),
    },
    added: (title) => ({ title: 'お気に入りに追加しました', text: title }),
    duplicate: (title) => ({
      title: 'お気に入りに追加済みです',
      text: `『${title}』はすでにお気に入りにあります`,
    }),
    unknown: (title) => unsure(`『${title}』がお気に入りにあるか確認できませんでした。`),
    addFailed: {
      movie: failed('映画をお気に入りに追加できませんでした'),
      tv: failed('TVシリーズをお気に入りに追加できませんでした'),
    },
    removed: (title) => ({ title: 'お気に入りから削除しました', text: title }),
    removeFailed: {
      movie: failed('映画をお気に入りから削除できませんでした'),
      tv: failed('TVシリーズをお気に入りから削除できませんでした'),
    },
    loadFailed: {
      movie: failed('お気に入りを読み込めませんでした'),
      tv: failed('お気に入りを読み込めませんでした'),
    },
  },
  dismissed: {
    button: '興味なし',
    signIn: {
      movie: signIn('興味のない映画を非表示にするにはログインが必要です'),
      tv: signIn('興味のないTVシリーズを非表示にするにはログインが必要です'),
    },
    added: (title) => ({ title: '「興味なし」にしました', text: `『${title}』はもう表示されません` }),
    duplicate: (title) => ({ title: '興味なし', text: `『${title}』はすでに非表示です` }),
    unknown: (title) => unsure(`『${title}』が非表示か確認できませんでした。`),
    addFailed: {
      movie: failed('映画を非表示にできませんでした'),
      tv: failed('TVシリーズを非表示にできませんでした'),
    },
    removed: (title) => ({ title: '取り消しました', text: `『${title}』が再び表示されます` }),
    removeFailed: {
      movie: failed('映画を再表示できませんでした'),
      tv: failed('TVシリーズを再表示できませんでした'),
    },
    loadFailed: {
      movie: failed('「興味なし」の作品を読み込めませんでした'),
      tv: failed('「興味なし」の作品を読み込めませんでした'),
    },
  },
};

export const LIST_MESSAGES: Translated<typeof English.LIST_MESSAGES> = {
  ...LISTS,
  details: '日付・星・メモ',
  unknownState: (button) => `${button}（状態不明。押すと再試行します）`,
  removeAll: {
    done: {
      movie: (count) => ({
        title: '映画をすべて削除しました',
        text: plural(count, { other: '{n}件を削除' }),
      }),
      tv: (count) => ({
        title: 'TVシリーズをすべて削除しました',
        text: plural(count, { other: '{n}件を削除' }),
      }),
    },
    failed: {
      movie: failed('視聴済みの映画をすべて削除することはできませんでした'),
      tv: failed('視聴済みのTVシリーズをすべて削除することはできませんでした'),
    },
  },
  several: {
    removed: (titles) => ({
      title: plural(titles.length, { other: '{n}作品を削除しました' }),
      text: some(titles),
    }),
    entered: {
      wishlist: (titles) => ({
        title: plural(titles.length, { other: '{n}作品をマイリストに追加しました' }),
        text: some(titles),
      }),
      watched: (titles) => ({
        title: plural(titles.length, { other: '{n}作品を視聴済みにしました' }),
        text: some(titles),
      }),
      dismissed: (titles) => ({
        title: plural(titles.length, { other: '{n}作品を非表示にしました' }),
        text: some(titles),
      }),
    },
    takenBack: (titles) => ({
      title: plural(titles.length, { other: '{n}作品の「興味なし」を取り消しました' }),
      text: some(titles),
    }),
  },
};
