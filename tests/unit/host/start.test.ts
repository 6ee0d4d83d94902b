import { afterEach, describe, expect, test, vi } from 'vitest';

const LIMITS = ['--max-semi-space-size=8', '--max-old-space-size=256'];
const HEAPS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };

/** What a process that starts so is replaced by, if it is, before the server begins. */
async function started(
  execArgv: string[],
  given: object = { PATH: '/bin' },
  platform = 'linux',
  execve: ReturnType<typeof vi.fn> | null = vi.fn(),
) {
  const argv = ['node', 'start.js', '--check'];
  const instead = { platform, env: given, execPath: '/bin/node', execArgv, argv, execve };
  vi.doMock('node:process', () => ({ default: instead }));
  const main = vi.fn(() => ({}));
  vi.doMock('../../../src/host/main.ts', main);
  vi.resetModules();
  await import('../../../src/host/start.ts');
  expect(main).toHaveBeenCalledTimes(1);
  return execve?.mock.calls as unknown[];
}
afterEach(() => {
  vi.doUnmock('node:process');
  vi.doUnmock('../../../src/host/main.ts');
});

describe('the start', () => {
  test.each([[[]], [['--inspect']], [LIMITS.slice(0, 1)], [LIMITS.slice(1)]])(
    'with %j replaces the process by one whose memory is bounded',
    async (execArgv) => {
      expect(await started(execArgv)).toEqual([
        [
          ...['/bin/node', ['/bin/node', ...LIMITS, ...execArgv, 'start.js', '--check']],
          { ...HEAPS, PATH: '/bin' },
        ],
      ]);
    },
  );

  test('lets what was given by hand win', async () => {
    const [[, , env] = []] = (await started([], { MALLOC_ARENA_MAX: '4' })) as [unknown, unknown, object][];
    expect(env).toEqual({ ...HEAPS, MALLOC_ARENA_MAX: '4' });
  });

  test('goes on where it is bounded already, or cannot be replaced', async () => {
    expect(await started([...LIMITS, '--inspect'])).toEqual([]);
    expect(await started([], {}, 'win32')).toEqual([]);
    await started([], {}, 'linux', null);
  });
});
