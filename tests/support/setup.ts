import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected complaint on the console is a failure, not noise.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(complaints, 'unexpected console.error').toEqual([]);
});
