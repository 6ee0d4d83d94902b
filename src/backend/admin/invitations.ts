import type { Invitation } from '../../domain/auth/invitations.ts';
import { answerOf } from '../answers.ts';
import { camelKeys } from '../camel-keys.ts';
import type { Client } from '../client.ts';

/** Every invitation, the newest first; two hundred of admins are kept. */
export async function loadInvitations(client: Client): Promise<Invitation[]> {
  const rows = await answerOf(client.rpc('admin_invitations'));
  return rows.map((row) => camelKeys<Invitation>(row));
}

/** Makes an invitation and answers its secret, which is told this once. Rejects with `bound` beyond two hundred. */
export function makeInvitation(
  client: Client,
  { note, days, uses }: { note: string; days: number; uses: number },
): Promise<string> {
  return answerOf(client.rpc('admin_invite', { p_note: note, p_days: days, p_uses: uses }));
}

/** Ends an invitation at once, also for whoever waits for their mail; false when it was over before. */
export function revokeInvitation(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('admin_revoke_invitation', { p_id: id }));
}
