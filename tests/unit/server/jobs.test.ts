import { describe, expect, test, vi } from 'vitest';
import type { JobResult } from '../../../src/jobs/job.ts';
import { answerJobRequest } from '../../../src/server/jobs.ts';

const TOKEN = 'a token of many characters';

async function ask(
  given: { name?: string; authorization?: string | null; token?: string | undefined },
  outcome: JobResult = { kind: 'ok', detail: 'done' },
) {
  const run = vi.fn(() => Promise.resolve(outcome));
  const { name = 'send-reminders', authorization = `Bearer ${TOKEN}` } = given;
  const response = await answerJobRequest(
    { name, authorization },
    { run },
    'token' in given ? given.token : TOKEN,
  );
  return { status: response.status, body: (await response.json()) as object, runs: run.mock.calls.length };
}

describe('An external scheduler', () => {
  test('runs a job with the token and reads its result', async () => {
    expect(await ask({})).toEqual({
      status: 200,
      body: { job: 'send-reminders', outcome: 'ok', detail: 'done' },
      runs: 1,
    });
  });

  test.each([
    ['failed', { kind: 'failed', detail: 'The mail server is down.' }, 500],
    ['cannot reach the database', { kind: 'failed', detail: 'It does not answer.', away: true }, 503],
    ['is run by another process', { kind: 'busy' }, 409],
    ['cannot be done here', { kind: 'off' }, 404],
  ] as const)('is told that the job %s', async (_what, outcome, status) => {
    expect(await ask({}, outcome)).toMatchObject({ status, body: { outcome: outcome.kind } });
  });

  test.each([
    ['no token', null],
    ['an empty one', 'Bearer '],
    ['a wrong one', 'Bearer a token of many characterz'],
    ['the start of it', 'Bearer a token'],
    ['another scheme', `Basic ${TOKEN}`],
  ])('with %s runs nothing', async (_what, authorization) => {
    expect(await ask({ authorization })).toMatchObject({ status: 401, runs: 0 });
  });

  test('gets not found without a configured token', async () => {
    expect(await ask({ token: undefined })).toMatchObject({ status: 404, runs: 0 });
    expect(await ask({ token: undefined, authorization: 'Bearer ' })).toMatchObject({ status: 404, runs: 0 });
  });

  test.each(['nothing', 'constructor', ''])('cannot run %j', async (name) => {
    expect(await ask({ name })).toMatchObject({ status: 404, runs: 0 });
  });
});
