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

describe('the start says what the jobs will do', () => {
  test('when everything is there', () => {
    expect(service()).toMatchObject({
      sendsReminders: true,
      description: { mode: 'embedded', detail: 'reminder mails and saved titles in this process' },
    });
  });

  test('without the secret key of a hosted backend', async () => {
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

  test('when a scheduler is to start them', () => {
    expect(service({ scheduled: false }).description).toMatchObject({
      mode: 'off',
      detail: 'waiting for POST /api/jobs',
    });
  });
});

test('a backend that does not answer fails a run, and nothing else', async () => {
  expect(await service().run('refresh-titles')).toMatchObject({ kind: 'failed' });
});

test('a schedule that was started ends with the server', async () => {
  const jobs = service();
  jobs.start();
  await jobs.stop();
  expect(await jobs.run('send-reminders')).toEqual({ kind: 'failed', detail: 'The server is stopping.' });
});

test('a secret key that is not taken any more is named by every run, and is no outage to wait for', async () => {
  const refusing = backendClient('http://backend.example', 'a key', () =>
    Promise.resolve(Response.json({ message: 'Invalid API key', hint: 'Double check' }, { status: 401 })),
  );
  const outcome = await service({ client: refusing }).run('trim-notices');
  expect(outcome).toEqual({
    kind: 'failed',
    detail: 'The backend refuses SUPABASE_SECRET_KEY: copy it again, and see npm run doctor.',
  });
});
