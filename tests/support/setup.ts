import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// An unexpected console error fails the test.
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

// One second is too short on a busy machine.
const { waitFor } = vi;
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options);
