import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The health check's output and exit code. */
async function asked(settings: Record<string, string>) {
  const said: string[] = [];
  for (const [name, value] of Object.entries({ HOST: '', PORT: '', ...settings })) vi.stubEnv(name, value);
  for (const out of ['stdout', 'stderr'] as const)
    vi.spyOn(process[out], 'write').mockImplementation((text) => said.push(`${out} ${String(text)}`) > 0);
  vi.resetModules();
  await import('../../../src/host/healthy.ts');
  vi.restoreAllMocks();
  const code = process.exitCode;
  process.exitCode = undefined;
  return { said, code };
}

describe('the container health check', () => {
  let server: Server;
  let status: number;
  const listen = async (host: string) => {
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    return String((server.address() as AddressInfo).port);
  };
  beforeEach(() => {
    server = createServer((request, response) => {
      response.writeHead(status, { connection: 'close' }).end(`{"asked":"${request.url}"}`);
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    server.close();
  });

  test.each([
    ['127.0.0.1', '127.0.0.1', 200, 0],
    ['0.0.0.0', '0.0.0.0', 200, 0],
    ['127.0.0.1', '127.0.0.1', 503, 1],
    ['::1', '::1', 200, 0],
    ['::', '::', 200, 0],
  ])('reports the state of the server at %s', async (HOST, at, answers, code) => {
    status = answers;
    const PORT = await listen(at);
    expect(await asked({ HOST, PORT })).toEqual({ said: ['stdout {"asked":"/readyz"}\n'], code });
  });

  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
    ['::1', '[::1]'],
  ])('reports that nothing answers at %s', async (HOST, named) => {
    const PORT = await listen('127.0.0.1');
    await new Promise((resolve) => server.close(resolve));
    const said = [`stderr Nothing answers at http://${named}:${PORT}/readyz\n`];
    expect(await asked({ HOST, PORT })).toEqual({ said, code: 1 });
  });

  test('waits at most four seconds', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    status = 200;
    const waits: unknown[] = [];
    patience.mockImplementation((ms) => (waits.push(ms), AbortSignal.abort()));
    expect(await asked({ HOST: '127.0.0.1', PORT: await listen('127.0.0.1') })).toMatchObject({ code: 1 });
    expect(waits).toEqual([4000]);
  });
});
