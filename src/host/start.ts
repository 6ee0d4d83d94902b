import process from 'node:process';

// Where the host begins, and begins a second time: what bounds its memory can be said only before a process is.
// Node's own limits let it grow beyond 500 MB before it collects. The C library gives each thread a heap of its
// own and keeps what they free, which comes to 40 MB.
const LIMITS = ['--max-semi-space-size=8', '--max-old-space-size=256'];
const HEAPS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };

const { platform, env, execPath, execArgv, argv } = process;
const bounded = LIMITS.every((limit) => execArgv.includes(limit));
if (!bounded && platform !== 'win32') {
  // What was given by hand stands behind, and wins.
  process.execve?.(execPath, [execPath, ...LIMITS, ...execArgv, ...argv.slice(1)], { ...HEAPS, ...env });
}
await import('./main.ts');
