import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';

/** Says that no service name matches. */
export const myServicesNoneFound = (text: string): string =>
  m.my_services_none_found({ text: isolated(text) });

/** Says that only the first services are shown. */
export const myServicesMore = (shown: number, all: number): string =>
  m.my_services_more({ shown, all: formatNumber(all) });
