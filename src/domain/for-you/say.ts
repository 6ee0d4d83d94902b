import { titleKey } from '../title.ts';
import type { Ground } from './ground.ts';
import type { Feedback } from './score.ts';

/** What can be said of something, and how it counts from then on; null takes back what was said before. */
export const SAYINGS = { more: 1, less: -1, forget: 0, back: null } as const;
export type Saying = keyof typeof SAYINGS;

/** What somebody may say something of: a title that was found for them, a trait that was learnt, or what they named before. */
export function named(
  ground: Ground | null,
  feedback: readonly Feedback[],
  subject: string,
): Omit<Feedback, 'direction'> | null {
  const before = feedback.find((one) => one.subject === subject);
  if (before) return { subject, name: before.name, traits: before.traits };
  const title = ground?.titles.find((one) => titleKey(one) === subject);
  if (title) {
    const traits = title.traits.flatMap((at) => ground?.traits[at]?.trait ?? []);
    return { subject, name: title.title, traits: traits.slice(0, 40) };
  }
  const trait = ground?.traits.find((one) => one.trait === subject);
  return trait ? { subject, name: trait.name, traits: [] } : null;
}
