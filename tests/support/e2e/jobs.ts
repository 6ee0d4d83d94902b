import { expect, type APIRequestContext } from '@playwright/test';
import { JOBS_TOKEN } from './ports.ts';

/** Sends due notices. Waits for other tests' runs, since a job runs once at a time. */
export async function sendNotices(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${JOBS_TOKEN}` };
  const send = async () => (await request.post('/api/jobs/send-notices', { headers })).status();
  await expect.poll(send).toBe(200);
}
