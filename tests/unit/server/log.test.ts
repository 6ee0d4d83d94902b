import { expect, test } from 'vitest';
import { createLog, createLogs } from '../../../src/server/log.ts';

const silent = { write: () => undefined };

test('Keeps the latest warnings and errors, newest first', () => {
  const { log, problems } = createLog('info', silent);
  log.info('all is well');
  log.warn({ status: 503 }, 'the catalogue is slow');
  log.error('the disk is full');
  expect(problems()).toEqual([
    { at: expect.any(String) as string, level: 'error', message: 'the disk is full' },
    { at: expect.any(String) as string, level: 'warning', message: 'the catalogue is slow' },
  ]);
});

test('Keeps only messages, at most fifty', () => {
  const { log, problems } = createLog('info', silent);
  for (let count = 0; count < 60; count += 1) {
    log.warn({ email: 'ada@example.org', err: new Error('secret') }, `problem ${count}`);
  }
  log.error(new Error('secret'));
  expect(problems()).toHaveLength(50);
  expect(JSON.stringify(problems())).not.toMatch(/secret|ada@/);
});

test('Writes lines unchanged', () => {
  const lines: string[] = [];
  const { log } = createLog('info', { write: (line) => void lines.push(line) });
  log.warn({ status: 503 }, 'slow');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, status: 503, msg: 'slow' });
});

test('Keeps reports of visitors’ pages separately from the server’s own problems', () => {
  const { log, problems } = createLogs('info', silent);
  log.error('the disk is full');
  for (let count = 0; count < 60; count += 1) problems.ofPages.error(`In the browser: problem ${count}`);
  const latest = problems.latest().map(({ message }) => message);
  expect(latest).toHaveLength(51);
  expect(latest).toContain('the disk is full');
  expect(latest).toContain('In the browser: problem 59');
});
