import type { MyForYou } from './mine.queries.ts';
import { named, SAYINGS, type Saying } from './say.ts';

/** What became of what somebody said, as the address says it after a form. */
export interface Told {
  said: Saying | 'failed';
  subject: string;
  name: string;
}

const TOLD = [...(Object.keys(SAYINGS) as Saying[]), 'failed'] as const;

/** Reads what was said, of something of the person's; null where the address says nothing of the kind. */
export function toldIn(parameters: URLSearchParams, { ground, feedback }: MyForYou): Told | null {
  const said = TOLD.find((one) => one === parameters.get('said'));
  if (!said) return null;
  const subject = parameters.get('of') ?? '';
  if (said === 'failed') return { said, subject: '', name: '' };
  const known = named(ground, feedback, subject);
  // What was taken back and is not found any more has no name left.
  return known || said === 'back' ? { said, subject, name: known?.name ?? '' } : null;
}
