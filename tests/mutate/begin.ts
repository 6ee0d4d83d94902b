import { test } from 'vitest';

// Vitest wants a file to begin with; what follows is done by worker.ts.
test('mutants are tried', () => undefined);
