import { m } from '../../paraglide/messages.js';

export const siteKindsBy = {
  movie: m.site_kinds_movie,
  tv: m.site_kinds_tv,
};

/** The site's keyboard shortcuts: key and action. */
export const shortcutKeysWords = () => [
  [m.shortcut_keys_1_1(), m.shortcut_keys_1_2()],
  [m.shortcut_keys_2_1(), m.shortcut_keys_2_2()],
  [m.shortcut_keys_3_1(), m.shortcut_keys_3_2()],
  [m.shortcut_keys_4_1(), m.shortcut_keys_4_2()],
  [m.shortcut_keys_5_1(), m.shortcut_keys_5_2()],
];
