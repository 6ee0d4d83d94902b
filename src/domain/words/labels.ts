import { m } from '../../paraglide/messages.js';
import { withoutStop } from '../language/forms.ts';
import { isolated } from '../language/inserted.ts';

/** A sentence behind what was said, whether that ended as one or not. */
export const followed = (said: string, by: string): string =>
  m.label_followed({ said: withoutStop(said), by });

/** A label of something: "Wishlist: The Matrix". */
export const labelled = (label: string, of: string): string => m.label_of({ label, of: isolated(of) });
