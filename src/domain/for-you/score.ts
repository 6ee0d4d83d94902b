import { titleKey } from '../title.ts';
import type { Candidate, Ground } from './ground.ts';

/** What somebody said of a title or a trait: less of it (-1), more (1), or of a trait that it is not to count (0). */
export interface Feedback {
  /** A title's key, or a trait. */
  subject: string;
  direction: -1 | 0 | 1;
  /** What the subject was called. */
  name: string;
  /** Of a title: its traits, as they were. */
  traits: readonly string[];
}

/** One thing that speaks for a title or against it, and how much. */
export type Contribution = { value: number } & (
  | { what: 'liked'; seed: number }
  | { what: 'trait'; trait: number }
  | { what: 'feedback'; feedback: number }
  | { what: 'standing' }
);

/** How much feedback on one title moves what is just like it, and feedback on a trait what has it. */
const FEEDBACK_TITLE = 1.5;
const FEEDBACK_TRAIT = 1;

/** What was said, by subject and by trait, as it is used for many titles. */
interface Heard {
  ground: Pick<Ground, 'traits'>;
  said: ReadonlyMap<string, { feedback: number; direction: Feedback['direction'] }>;
  titles: { feedback: number; direction: number; traits: ReadonlySet<number>; norm: number }[];
}

/** Makes feedback ready for scoring. */
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
    // Said to be liked or not, a trait counts as said, whatever was learnt of it.
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

/** A title with what it scores, and why: the score is the sum of the contributions, and of nothing else. */
export interface Scored {
  title: Candidate;
  score: number;
  contributions: Contribution[];
}

/** Scores any title for somebody, with what they have said since. */
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

/** Scores titles of a ground, with what somebody has said since; one they want less of is not among them. */
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
