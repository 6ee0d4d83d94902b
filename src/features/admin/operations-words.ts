import { m } from '../../paraglide/messages.js';

export const operationsEndedBy = {
  ok: m.operations_ended_ok,
  failed: m.operations_ended_failed,
};

/** Health of a service the site depends on. */
export const operationsConditionBy = {
  fine: m.operations_condition_fine,
  slow: m.operations_condition_slow,
  limited: m.operations_condition_limited,
  down: m.operations_condition_down,
  refused: m.operations_condition_refused,
};
