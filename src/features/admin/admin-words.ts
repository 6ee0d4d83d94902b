import { m } from '../../paraglide/messages.js';

/** Outcomes of a moderated review, shown in place of its buttons. */
export const adminSaidBy = {
  removed: m.admin_said_removed,
  kept: m.admin_said_kept,
  gone: m.admin_said_gone,
  restored: m.admin_said_restored,
};

/** The suggested reasons for removing a review. */
export const adminReasonsWords = () => [
  m.admin_reasons_1(),
  m.admin_reasons_2(),
  m.admin_reasons_3(),
  m.admin_reasons_4(),
];
