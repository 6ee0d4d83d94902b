import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// An unexpected complaint on the console is a failure, not noise.
let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.unstubAllEnvs();
  const calls = complaints.mock.calls;
  complaints.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});

// A second is not enough on a busy machine, which is slow and not wrong.
const { waitFor } = vi;
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options);
