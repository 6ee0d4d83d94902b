import process from 'node:process';

// Where the host begins. The C library gives each thread a heap of its own and keeps what they free, which comes
// to 40 MB here. It can be told otherwise only before a process begins, so this one begins a second time.
const HEAPS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };

const { platform, env, execPath, execArgv, argv } = process;
if (platform === 'linux' && env['MALLOC_ARENA_MAX'] === undefined) {
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...HEAPS });
}
await import('./main.ts');
