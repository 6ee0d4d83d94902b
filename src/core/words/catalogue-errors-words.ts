import { m } from '../../paraglide/messages.js';
import { isolated } from '../language/inserted.ts';

/** Messages for failures of the movie database. */
export const catalogueErrorWords = () => ({
  noAnswer: m.catalogue_error_no_answer(),
  unavailable: m.catalogue_error_unavailable(),
  unreadable: m.catalogue_error_unreadable(),
  status: (status: string): string => m.catalogue_error_status({ status: isolated(status) }),
  notSetUp: (failed: string): string => m.catalogue_error_not_set_up({ failed }),
});
