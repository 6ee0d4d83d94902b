import { m } from '../../paraglide/messages.js';
import { counted } from '../../core/format.ts';

/** Number of new notifications; from `most` on "`most` or more". */
export const ownHomeAwayNotices = (n: number, most: number): string =>
  n >= most ? m.own_home_away_notices_most({ most }) : m.own_home_away_notices(counted(n));

export const ownHomeStepsLabelBy = {
  services: m.own_home_steps_services_label,
  import: m.own_home_steps_import_label,
  stars: m.own_home_steps_stars_label,
  series: m.own_home_steps_series_label,
};

export const ownHomeStepsTextBy = {
  services: m.own_home_steps_services_text,
  import: m.own_home_steps_import_text,
  stars: m.own_home_steps_stars_text,
  series: m.own_home_steps_series_text,
};
