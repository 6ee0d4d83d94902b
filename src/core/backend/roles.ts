import { answerOrNone } from './answers.ts';
import type { Client } from './client.ts';
import { BackendError } from './errors.ts';

/** Whether the user is an admin now; false if the request fails. */
export async function isAdmin(client: Client, userId: string): Promise<boolean> {
  try {
    const roles = client.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin');
    return (await answerOrNone(roles.maybeSingle())) !== null;
  } catch (error) {
    if (error instanceof BackendError) return false;
    throw error;
  }
}
