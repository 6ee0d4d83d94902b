import { m } from '../../paraglide/messages.js';
import { reportList } from './list-reports.queries.ts';
import { attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';
import { $session } from '../../core/stores/session.ts';
import { showError, showToast } from '../../core/stores/toasts.ts';

/** Reports a list to the admins. Returns true if it is reported, now or before. */
export async function report(address: string, reason: string): Promise<boolean> {
  const session = $session.get();
  if (session.kind !== 'signedIn' || !reason.trim()) return false;
  const { id } = session.account;
  const told = await attemptWithBackend((client) => reportList(client, id, address, reason));
  if (told.kind === 'ok')
    showToast({ title: m.list_report_reported_title(), text: m.list_report_reported_text() });
  else if (told.code === 'duplicate')
    showError({ title: m.list_report_already_reported_title(), text: m.list_report_already_reported_text() });
  else if (told.code === 'forbidden')
    showError({ title: m.list_report_own_title(), text: m.list_report_own_text() });
  else
    sayFailure(
      told,
      told.code === 'none'
        ? { title: m.list_report_gone_title(), text: m.list_report_gone_text() }
        : { title: m.list_report_failed_title(), text: m.list_report_failed_text() },
    );
  return told.kind === 'ok' || told.code === 'duplicate';
}
