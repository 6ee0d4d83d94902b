import { titleKey } from '../../core/title.ts';
import type { Candidate, Ground } from './ground.ts';

/** Feedback on a title or trait: less (-1), more (1), or ignore a trait (0). */
export interface Feedback {
  /** A title's key, or a trait. */
  subject: string;
  direction: -1 | 0 | 1;
  /** Name of the subject. */
  name: string;
  /** Traits of a title at the time of feedback. */
  traits: readonly string[];
}

/** One summand of a score. */
export type Contribution = { value: number } & (
  | { what: 'liked'; seed: number }
  | { what: 'trait'; trait: number }
  | { what: 'feedback'; feedback: number }
  | { what: 'standing' }
);

/** Weights of feedback on a title (times similarity) and on a trait. */
const FEEDBACK_TITLE = 1.5;
const FEEDBACK_TRAIT = 1;

interface Heard {
  ground: Pick<Ground, 'traits'>;
  said: ReadonlyMap<string, { feedback: number; direction: Feedback['direction'] }>;
  titles: { feedback: number; direction: number; traits: ReadonlySet<number>; norm: number }[];
}

function hear(ground: Heard['ground'], feedback: readonly Feedback[]): Heard {
  const said = new Map(feedback.map(({ subject, direction }, at) => [subject, { feedback: at, direction }]));
  const positions = new Map(ground.traits.map(({ trait }, at) => [trait, at]));
  const titles = feedback.map(({ direction, traits }, at) => {
    const known = traits.flatMap((trait) => positions.get(trait) ?? []);
    const norm = Math.hypot(...known.map((trait) => ground.traits[trait]?.rarity ?? 0));
    return { feedback: at, direction, traits: new Set(known), norm };
  });
  return { ground, said, titles };
}

function contributions({ ground, said, titles }: Heard, title: Candidate): Contribution[] {
  const found: Contribution[] = [{ what: 'standing', value: title.standing }];
  for (const [seed, value] of title.liked) found.push({ what: 'liked', seed, value });
  for (const trait of title.traits) {
    const known = ground.traits[trait];
    if (!known) continue;
    const share = known.rarity / title.norm;
    const heard = said.get(known.trait);
    // Feedback on a trait replaces what was learned.
    if (heard && heard.direction !== 0) {
      found.push({
        what: 'feedback',
        feedback: heard.feedback,
        value: heard.direction * FEEDBACK_TRAIT * share,
      });
    } else if (!heard && known.weight !== 0) {
      found.push({ what: 'trait', trait, value: known.weight * share });
    }
  }
  for (const { feedback, direction, traits, norm } of titles) {
    let shared = 0;
    for (const trait of title.traits)
      if (traits.has(trait)) shared += (ground.traits[trait]?.rarity ?? 0) ** 2;
    if (shared > 0) {
      const value = (direction * FEEDBACK_TITLE * shared) / (norm * title.norm);
      found.push({ what: 'feedback', feedback, value });
    }
  }
  return found;
}

const sum = (of: readonly Contribution[]) => of.reduce((total, { value }) => total + value, 0);

/** A title with its score, which is exactly the sum of the contributions. */
export interface Scored {
  title: Candidate;
  score: number;
  contributions: Contribution[];
}

/** Returns a function that scores any title, including feedback. */
export function scoringFor(
  ground: Pick<Ground, 'traits'>,
  feedback: readonly Feedback[] = [],
): (title: Candidate) => Scored {
  const heard = hear(ground, feedback);
  return (title) => {
    const made = contributions(heard, title);
    return { title, score: sum(made), contributions: made };
  };
}

/** Scores and sorts the titles of a ground, including feedback. Removes titles with negative feedback. */
export function scored(
  ground: Pick<Ground, 'traits' | 'titles'>,
  feedback: readonly Feedback[] = [],
): Scored[] {
  const unwanted = new Set(feedback.flatMap(({ subject, direction }) => (direction === -1 ? subject : [])));
  return ground.titles
    .filter((title) => !unwanted.has(titleKey(title)))
    .map(scoringFor(ground, feedback))
    .sort((a, b) => b.score - a.score || a.title.id - b.title.id);
}
