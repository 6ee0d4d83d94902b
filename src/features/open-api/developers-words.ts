import { m } from '../../paraglide/messages.js';

export const developersQuickBy = {
  keep: m.developers_quick_keep,
  check: m.developers_quick_check,
  tell: m.developers_quick_tell,
  see: m.developers_quick_see,
};
