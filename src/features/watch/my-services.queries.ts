import { MOST_SERVICES } from './my-services.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The user's services, by the movie database's id, ascending; at most fifty. */
export async function loadMyServices(client: Client, userId: string): Promise<number[]> {
  const call = client.from('my_services').select('service_id').eq('user_id', userId);
  const rows = await answerOf(call.order('service_id').limit(MOST_SERVICES));
  return rows.map(({ service_id: id }) => id);
}

/** Adds a service; idempotent. Rejects with `invalid` beyond the fiftieth. */
export async function tickService(client: Client, userId: string, serviceId: number): Promise<void> {
  const row = { user_id: userId, service_id: serviceId };
  await answerOrNone(client.from('my_services').upsert(row, { ignoreDuplicates: true }));
}

/** Removes a service; idempotent. */
export async function untickService(client: Client, userId: string, serviceId: number): Promise<void> {
  await answerOrNone(client.from('my_services').delete().match({ user_id: userId, service_id: serviceId }));
}
