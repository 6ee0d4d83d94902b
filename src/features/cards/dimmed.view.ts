import { m } from '../../paraglide/messages.js';

/** The text for each reason to dim a title. */
export const DIMMED = {
  dismissed: () => m.list_dismissed_button(),
  watched: () => m.seen_title(),
};
