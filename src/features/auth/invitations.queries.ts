import type { InvitationState } from './invitations.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

// For the server only: `client` has the secret key. It passes only an invitation's hash.

/** Restricts sign-up to invited people, or opens it. */
export async function setDoor(client: Client, closed: boolean): Promise<void> {
  await answerOrNone(client.rpc('set_door', { p_closed: closed }));
}

/** A link's secret that makes the user who signs up with it an admin; null if an admin exists. */
export async function inviteFirstAdmin(client: Client): Promise<string | null> {
  return answerOrNone(client.rpc('invite_first_admin'));
}

/** Whether the invitation with this hash is usable. */
export async function lookAtInvitation(client: Client, hash: string): Promise<InvitationState> {
  const state = await answerOf(client.rpc('look_at_invitation', { p_secret_hash: hash }));
  return state as InvitationState;
}

/** Reserves an invitation for an address, which may then sign up for a day; returns `open`, or why it failed. */
export async function takeInvitation(client: Client, hash: string, email: string): Promise<InvitationState> {
  const call = client.rpc('take_invitation', { p_secret_hash: hash, p_address: email });
  return (await answerOf(call)) as InvitationState;
}
