import { m } from '../../paraglide/messages.js';

/** Explanations of the commands at the top of the page. */
export const developersQuickBy = {
  keep: m.developers_quick_keep,
  check: m.developers_quick_check,
  tell: m.developers_quick_tell,
  see: m.developers_quick_see,
};
