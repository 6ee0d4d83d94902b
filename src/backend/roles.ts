import { answerOrNone } from './answers.ts';
import type { Client } from './client.ts';

/** Whether a person is an admin now; a failed look-up means no (spec point 6). */
export async function isAdmin(client: Client, userId: string): Promise<boolean> {
  try {
    const roles = client.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin');
    return (await answerOrNone(roles.maybeSingle())) !== null;
  } catch {
    return false;
  }
}
