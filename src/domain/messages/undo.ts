import { plural } from '../plural.ts';

/** What toasts offer and say that take something back: a title to its list, a review, a reminder. */
export const UNDO_MESSAGES = {
  label: 'Undo',
  done: { title: 'Restored', text: 'Back where it was.' },
  allDone: (count: number) => ({
    title: 'Restored',
    text: plural(count, {
      one: '{n} title is back where it was.',
      other: '{n} titles are back where they were.',
    }),
  }),
  failed: { title: 'Error', text: 'Failed to undo. Please try again.' },
} as const;
