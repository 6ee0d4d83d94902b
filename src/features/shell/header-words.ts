import { m } from '../../paraglide/messages.js';

export const accountMenuGroupsBy: Readonly<Record<number, () => string>> = [
  m.account_menu_groups_1,
  m.account_menu_groups_2,
  m.account_menu_groups_3,
  m.account_menu_groups_4,
];

/** Also the names of the pages. */
export const accountMenuBy = {
  profile: m.account_menu_profile,
  wishlist: m.account_menu_wishlist,
  watched: m.account_menu_watched,
  lists: m.account_menu_lists,
  forYou: m.account_menu_for_you,
  upNext: m.account_menu_up_next,
  diary: m.account_menu_diary,
  searches: m.account_menu_searches,
  admin: m.account_menu_admin,
};
