import { m } from '../../paraglide/messages.js';

/** Why a title is dimmed, in words for people. */
export const DIMMED = {
  dismissed: () => m.list_dismissed_button(),
  watched: () => m.seen_title(),
};
