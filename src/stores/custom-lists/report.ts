import { reportList } from '../../backend/custom-lists/list-reports.ts';
import { LIST_REPORT_MESSAGES as words } from '../../domain/messages.ts';
import { attemptWithBackend, sayFailure } from '../attempt.ts';
import { $session } from '../session.ts';
import { showError, showToast } from '../toasts.ts';

/** Tells the admins about the list of an address; true once they know, whether from now or from before. */
export async function report(address: string, reason: string): Promise<boolean> {
  const session = $session.get();
  if (session.kind !== 'signedIn' || !reason.trim()) return false;
  const { id } = session.account;
  const told = await attemptWithBackend((client) => reportList(client, id, address, reason));
  if (told.kind === 'ok') showToast(words.reported);
  else if (told.code === 'duplicate') showError(words.alreadyReported);
  else if (told.code === 'forbidden') showError(words.own);
  else sayFailure(told, told.code === 'none' ? words.gone : words.failed);
  return told.kind === 'ok' || told.code === 'duplicate';
}
