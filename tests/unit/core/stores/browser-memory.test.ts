import { expect, test } from 'vitest';
import { browserMemory, tabMemory } from '../../../../src/core/stores/browser-memory.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { browserEnvironment, memoryStorage } from '../../../support/browser/browser-environment.ts';

test('Separates the browser’s storage from the tab’s', () => {
  browserEnvironment();
  browserMemory.keep('region', 'DE');
  tabMemory.keep('region', 'AT');
  expect([browserMemory.recall('region'), tabMemory.recall('region')]).toEqual(['DE', 'AT']);
  setEnvironment({ tabStorage: memoryStorage() });
  expect([browserMemory.recall('region'), tabMemory.recall('region')]).toEqual(['DE', null]);
});
