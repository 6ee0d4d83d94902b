import type { InvitationState } from '../../domain/auth/invitations.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

// For the server alone: `client` has the secret key, and of an invitation only the hash is told.

/** Lets only invited people sign up from now on, or everybody. */
export async function setDoor(client: Client, closed: boolean): Promise<void> {
  await answerOrNone(client.rpc('set_door', { p_closed: closed }));
}

/** The secret of a link that makes whoever signs up by it an admin; null when there is one. */
export async function inviteFirstAdmin(client: Client): Promise<string | null> {
  return answerOrNone(client.rpc('invite_first_admin'));
}

/** Whether the invitation with this hash can be taken. */
export async function lookAtInvitation(client: Client, hash: string): Promise<InvitationState> {
  const state = await answerOf(client.rpc('look_at_invitation', { p_secret_hash: hash }));
  return state as InvitationState;
}

/** Takes one for an address, which may sign up for a day then; answers `open`, or why it could not be taken. */
export async function takeInvitation(client: Client, hash: string, email: string): Promise<InvitationState> {
  const call = client.rpc('take_invitation', { p_secret_hash: hash, p_address: email });
  return (await answerOf(call)) as InvitationState;
}
