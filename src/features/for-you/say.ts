import { titleKey } from '../../core/title.ts';
import type { Ground } from './ground.ts';
import type { Feedback } from './score.ts';

/** Types of feedback with their effect; null removes earlier feedback. */
export const SAYINGS = { more: 1, less: -1, forget: 0, back: null } as const;
export type Saying = keyof typeof SAYINGS;

/**
 * Resolves the subject of feedback: a recommended title, a learned trait, or the subject of earlier feedback. Null if
 * unknown.
 */
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
