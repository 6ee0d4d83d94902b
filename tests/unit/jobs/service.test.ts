import { describe, expect, test } from 'vitest';
import { backendClient } from '../../../src/server/backend-client.ts';
import { createJobService, type JobServiceOptions } from '../../../src/jobs/service.ts';
import { SILENT } from '../../support/host/server-jobs.ts';

const client = backendClient('http://backend.example', 'a key', () =>
  Promise.reject(new TypeError('closed')),
);
const mailer = { send: () => Promise.resolve() };

function service(options: Partial<JobServiceOptions> & { scheduled?: boolean } = {}) {
  const { scheduled = true, ...more } = options;
  return createJobService({
    config: {
      jobs: { scheduled, token: undefined },
      siteUrl: 'http://localhost',
      region: 'US',
      localAddresses: false,
    },
    client,
    mailer,
    catalogue: {} as JobServiceOptions['catalogue'],
    images: '',
    clock: () => new Date(),
    log: SILENT,
    ...more,
  });
}

describe('the start reports the jobs’ state', () => {
  test('with everything configured', () => {
    expect(service()).toMatchObject({
      sendsReminders: true,
      description: { mode: 'embedded', detail: 'reminder mails and saved titles in this process' },
    });
  });

  test('without a hosted backend’s secret key', async () => {
    const jobs = service({ client: undefined });
    expect(jobs.sendsReminders).toBe(false);
    expect(jobs.description).toMatchObject({ mode: 'off' });
    expect(jobs.description.detail).toContain('no reminder mails');
    expect(jobs.description.detail).toContain('SUPABASE_SECRET_KEY');
    expect(await jobs.run('send-reminders')).toEqual({ kind: 'off' });
  });

  test('without a mail server', async () => {
    const jobs = service({ mailer: undefined });
    expect(jobs.sendsReminders).toBe(false);
    expect(jobs.description.detail).toBe(
      'saved titles in this process, but no reminder mails (set SMTP_URL)',
    );
    expect(await jobs.run('send-reminders')).toEqual({ kind: 'off' });
  });

  test('with an external scheduler', () => {
    expect(service({ scheduled: false }).description).toMatchObject({
      mode: 'off',
      detail: 'waiting for POST /api/jobs',
    });
  });
});

test('Fails only the run when the backend does not answer', async () => {
  expect(await service().run('refresh-titles')).toMatchObject({ kind: 'failed' });
});

test('Ends a schedule with the server', async () => {
  const jobs = service();
  jobs.start();
  await jobs.stop();
  expect(await jobs.run('send-reminders')).toEqual({ kind: 'failed', detail: 'The server is stopping.' });
});

test('Reports a refused secret key in every run, which is no outage', async () => {
  const refusing = backendClient('http://backend.example', 'a key', () =>
    Promise.resolve(Response.json({ message: 'Invalid API key', hint: 'Double check' }, { status: 401 })),
  );
  const outcome = await service({ client: refusing }).run('trim-notices');
  expect(outcome).toEqual({
    kind: 'failed',
    detail: 'The backend refuses SUPABASE_SECRET_KEY: copy it again, and see npm run doctor.',
  });
});
