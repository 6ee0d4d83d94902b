import { vi } from 'vitest';

// Where files of tests go on in one process, each loads ours anew; only packages stay.
vi.resetModules();
