import { m } from '../paraglide/messages.js';

/**
 * Rejects a request to an address other than the site's. SITE_URL is a setting and Host a header: both stay
 * untranslated.
 */
export const hostOtherAddress = (given: Record<'origin' | 'site' | 'host', string>): string =>
  m.host_other_address({ origin: given.origin, site: given.site, host: given.host });

export const hostHeadingsBy: Readonly<Record<number, () => string>> = {
  404: m.host_headings_404,
  413: m.host_headings_413,
  429: m.host_headings_429,
  500: m.host_headings_500,
  503: m.host_headings_503,
};
