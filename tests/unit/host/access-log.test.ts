import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccessLog } from '../../../src/host/access-log.ts';
import { pseudonym } from '../../../src/host/gate/visitor-name.ts';

const lines: unknown[][] = [];
const logger = (level: string) =>
  ({
    isLevelEnabled: (asked: string) => asked === level,
    info: (...line: unknown[]) => lines.push(line),
  }) as unknown as Logger;

const VISIT = { id: 'a1', address: '192.0.2.7', cache: 'hit' } as never;
const token = `x.${Buffer.from('{"sub":"ada"}').toString('base64url')}.y`;
const request = { method: 'POST', headers: { authorization: `Bearer ${token}` } } as IncomingMessage;
const response = { statusCode: 201 } as ServerResponse;

/** Logs a request at each of these moments after the start. */
async function write(moments: number[], aborted = false, level = 'info'): Promise<void> {
  const log = createAccessLog(logger(level));
  const clock = vi.spyOn(performance, 'now');
  for (const now of moments) {
    clock.mockReturnValue(now);
    log(request, response, VISIT, { route: '/movie/:id', ms: 12.345, aborted });
  }
  clock.mockRestore();
  await new Promise(setImmediate);
}
const times = (count: number, moment: number) => Array<number>(count).fill(moment);
const numbers = () => lines.map(([line]) => (line as { standsFor?: number }).standsFor);

describe('a line of the access log', () => {
  beforeEach(() => void (lines.length = 0));

  test('has target, route, result, and a pseudonym of the client', async () => {
    await write([0]);
    const line = {
      requestId: 'a1',
      method: 'POST',
      route: '/movie/:id',
      status: 201,
      ms: 12.3,
      cache: 'hit',
    };
    expect(lines).toEqual([[{ ...line, client: pseudonym('192.0.2.7'), user: pseudonym('ada') }, 'request']]);
  });

  test('says when the client disconnected', async () => {
    await write([0], true);
    expect(lines).toMatchObject([[{ aborted: true }, 'request']]);
  });

  test('is not written if turned off', async () => {
    await write([0], false, 'warn');
    expect(lines).toEqual([]);
  });

  test('represents a hundred requests after the first fifty of a second', async () => {
    await write(times(300, 5000));
    expect(numbers()).toEqual([...Array<undefined>(50).fill(undefined), 100, 100, 100]);
  });

  test('is written for each request again from the next second', async () => {
    await write([...times(51, 5000), 5999, ...times(51, 6000)]);
    expect(numbers()).toEqual(Array(100).fill(undefined));
  });
});
