import { m } from '../../paraglide/messages.js';

export const upNextOrdersBy = {
  lively: m.up_next_orders_lively,
  newest: m.up_next_orders_newest,
  fewest: m.up_next_orders_fewest,
  name: m.up_next_orders_name,
};

export const upNextSectionsBy = {
  next: m.up_next_sections_next,
  caughtUp: m.up_next_sections_caught_up,
  paused: m.up_next_sections_paused,
  dropped: m.up_next_sections_dropped,
};
