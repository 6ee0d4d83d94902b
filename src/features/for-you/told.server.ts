import type { MyForYou } from './mine.queries.ts';
import { named, SAYINGS, type Saying } from './say.ts';

/** The last feedback, from the address a form redirected to. */
export interface Told {
  said: Saying | 'failed';
  subject: string;
  name: string;
}

const TOLD = [...(Object.keys(SAYINGS) as Saying[]), 'failed'] as const;

/** Reads the last feedback; null if the address has none, or not of the user's data. */
export function toldIn(parameters: URLSearchParams, { ground, feedback }: MyForYou): Told | null {
  const said = TOLD.find((one) => one === parameters.get('said'));
  if (!said) return null;
  const subject = parameters.get('of') ?? '';
  if (said === 'failed') return { said, subject: '', name: '' };
  const known = named(ground, feedback, subject);
  // Undone feedback on a title that is no longer found has no name.
  return known || said === 'back' ? { said, subject, name: known?.name ?? '' } : null;
}
