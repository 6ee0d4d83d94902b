import type { Invitation } from '../auth/invitations.ts';
import { answerOf } from '../../core/backend/answers.ts';
import { camelKeys } from '../../core/backend/camel-keys.ts';
import type { Client } from '../../core/backend/client.ts';

/** All invitations, newest first; the database keeps two hundred by admins. */
export async function loadInvitations(client: Client): Promise<Invitation[]> {
  const rows = await answerOf(client.rpc('admin_invitations'));
  return rows.map((row) => camelKeys<Invitation>(row));
}

/**
 * Creates an invitation and returns its secret, which cannot be read again. Rejects with `bound` beyond two hundred.
 */
export function makeInvitation(
  client: Client,
  { note, days, uses }: { note: string; days: number; uses: number },
): Promise<string> {
  return answerOf(client.rpc('admin_invite', { p_note: note, p_days: days, p_uses: uses }));
}

/** Revokes an invitation at once, even for sign-ups awaiting their mail; false if it had ended. */
export function revokeInvitation(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('admin_revoke_invitation', { p_id: id }));
}
