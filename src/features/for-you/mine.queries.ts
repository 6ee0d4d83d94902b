import type { Ground } from './ground.ts';
import type { Feedback } from './score.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The signed-in user's latest For you result. */
export interface MyForYou {
  /** Null before the job's first run. */
  ground: Ground | null;
  waiting: boolean;
  /** Number of their ratings, at most 100. */
  given: number;
  /** Titles of the result (titleKey) that they have seen, rated, follow or dismissed; and those on the wishlist. */
  taken: ReadonlySet<string>;
  wished: ReadonlySet<string>;
  feedback: Feedback[];
}

const toFeedback = (row: {
  subject: string;
  direction: number;
  name: string;
  traits: string[];
}): Feedback => ({
  subject: row.subject,
  direction: row.direction < 0 ? -1 : row.direction > 0 ? 1 : 0,
  name: row.name,
  traits: row.traits,
});

/** The caller's For you result and all their feedback, latest first. */
export async function loadMyForYou(client: Client, userId: string): Promise<MyForYou> {
  const [row, said] = await Promise.all([
    answerOf(client.rpc('my_for_you').retry(false).single()),
    answerOf(
      client
        .from('for_you_feedback')
        .select('subject, direction, name, traits')
        .eq('user_id', userId)
        .order('said_at', { ascending: false })
        .order('subject'),
    ),
  ]);
  return {
    ground: row.ground as unknown as Ground | null,
    waiting: row.waiting,
    given: row.given,
    taken: new Set(row.taken),
    wished: new Set(row.wished),
    feedback: said.map(toFeedback),
  };
}

/** Saves the caller's feedback on a title or trait; a null direction deletes it. */
export async function sayForYou(
  client: Client,
  {
    subject,
    direction,
    name,
    traits,
  }: Omit<Feedback, 'direction'> & { direction: Feedback['direction'] | null },
): Promise<void> {
  const query = { p_subject: subject, p_name: name, p_traits: [...traits] };
  await answerOrNone(
    direction === null
      ? client.from('for_you_feedback').delete().eq('subject', subject)
      : client.rpc('say_for_you', { ...query, p_direction: direction }),
  );
}
