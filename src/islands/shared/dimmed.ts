import { LIST_MESSAGES, SEEN_MESSAGES } from '../../domain/messages.ts';

/** Why a title is dimmed, in words for people. */
export const DIMMED = {
  dismissed: () => LIST_MESSAGES.dismissed.button,
  watched: () => SEEN_MESSAGES.title,
};
