import { expect, test, vi } from 'vitest';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

const { environment } = browserEnvironment();

test('where it cannot be known who is there no search is begun to be saved, which is said', async () => {
  vi.resetModules();
  const world = await import('../../../../src/stores/environment.ts');
  const backend = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  world.setEnvironment({ ...environment, backend, keepsSession: () => true });
  const page = await import('../../../../src/stores/searches/saved-searches.ts');
  const { $toast } = await import('../../../../src/stores/toasts.ts');
  const goOn = vi.fn();
  await page.beginSaving(goOn);
  expect($toast.get()).toMatchObject({ text: 'Failed to save this search', destructive: true });
  expect(goOn).not.toHaveBeenCalled();
});
