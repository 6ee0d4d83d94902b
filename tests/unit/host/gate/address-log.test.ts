import type { Logger } from 'pino';
import { expect, test, vi } from 'vitest';
import { createAddressLog } from '../../../../src/host/gate/address-log.ts';

test('Logs a foreign address once a minute, with the settings to change', () => {
  const lines: unknown[][] = [];
  const logger = { warn: (...line: unknown[]) => lines.push(line) } as unknown as Logger;
  const log = createAddressLog(logger, 'http://localhost:4321');
  const clock = vi.spyOn(performance, 'now');
  for (const now of [1_000, 60_999, 61_000]) {
    clock.mockReturnValue(now);
    log({ origin: 'http://movies.lan:8080', host: `movies.lan.${now}` });
  }
  clock.mockRestore();
  const told = { origin: 'http://movies.lan:8080', siteUrl: 'http://localhost:4321' };
  expect(lines.map(([line]) => line)).toEqual([
    { ...told, host: 'movies.lan.1000' },
    { ...told, host: 'movies.lan.61000' },
  ]);
  expect(lines[0]?.[1]).toMatch(/SITE_URL.*Host/);
});
