import { m } from '../../../../src/paraglide/messages.js';
import { describe, expect, test } from 'vitest';
import { checkKeyRequest } from '../../../../src/features/ai/ai-key-rules.ts';
import {
  eachSearchOnce,
  isAiResults,
  lineOf,
  maskKey,
  MAX_KEY_LENGTH,
  normaliseDescription,
  sharedSearchPath,
  type KeptSearchLine,
} from '../../../../src/features/ai/ai-search.ts';
import { isFirstKeyNeeded, isKeyProblem } from '../../../../src/core/api-errors.ts';

const provider = (id: string, needs: { endpoint?: boolean; model?: boolean } = {}) =>
  ({ id, needsEndpoint: needs.endpoint ?? false, needsModel: needs.model ?? false }) as never;
const PROVIDERS = [provider('plain'), provider('own', { endpoint: true, model: true })];
const KEY = 'sk-0123456789';
const check = (given: object) =>
  checkKeyRequest({ provider: 'plain', key: KEY, endpoint: null, model: null, ...given }, PROVIDERS);
const own = (given: object) =>
  check({ provider: 'own', endpoint: 'http://localhost:11434', model: 'llama3.1:8b', ...given });

describe('An entered key', () => {
  test('is saved trimmed, and without fields its provider does not use', () => {
    expect(check({ key: `  ${KEY}\n`, endpoint: 'https://example.org', model: 'm' })).toEqual({
      kind: 'ok',
      request: { provider: 'plain', key: KEY, endpoint: null, model: null },
    });
    expect(own({ endpoint: ' https://ai.example.org/v1// ', model: ' m ' })).toEqual({
      kind: 'ok',
      request: { provider: 'own', key: KEY, endpoint: 'https://ai.example.org/v1', model: 'm' },
    });
  });

  test('can have the maximum known length, and all characters of a header', () => {
    expect(check({ key: 'k'.repeat(MAX_KEY_LENGTH) }).kind).toBe('ok');
    expect(check({ key: '!~' }).kind).toBe('ok');
  });

  test.each([
    [{ provider: 'other' }, 'providerUnknown', m.ai_unknown_provider()],
    [{ key: ' ' }, 'keyMissing', m.ai_no_key_given()],
    [{ key: 'k'.repeat(MAX_KEY_LENGTH + 1) }, 'keyMalformed', m.ai_long_key()],
    [{ key: 'a b' }, 'keyMalformed', m.ai_long_key()],
    [{ key: 'schlüssel' }, 'keyMalformed', m.ai_long_key()],
    [{ provider: 'own', model: 'm' }, 'endpointMissing', m.ai_endpoint_needed()],
    [{ provider: 'own', endpoint: 'https://a.example' }, 'modelMissing', m.ai_model_needed()],
  ])('is refused as %j: %s', (given, code, message) => {
    expect(check(given)).toEqual({ kind: 'invalid', code, message });
  });

  test.each([
    'ftp://ai.example.org',
    'ai.example.org',
    'x https://ai.example.org',
    'https://ai.example.org/a b',
    'https://user@ai.example.org',
    'https://ai.example.org/"',
    'https://',
    'http://[1',
    `https://ai.example.org/${'a'.repeat(278)}`,
  ])('needs a valid address: %s is not', (endpoint) => {
    expect(own({ endpoint })).toMatchObject({ kind: 'invalid', code: 'endpointMissing' });
  });

  test.each(['http://10.0.0.2:8080/v1', `https://ai.example.org/${'a'.repeat(277)}`])(
    'is saved with the address %s',
    (endpoint) => {
      expect(own({ endpoint }).kind).toBe('ok');
    },
  );

  test.each([
    ['m', true],
    ['meta/llama-3.1_8b:free@v1+x', true],
    ['m'.repeat(100), true],
    ['m'.repeat(101), false],
    ['m m', false],
    ['modèle', false],
  ])('is saved with the model %s: %s', (model, fits) => {
    expect(own({ model }).kind).toBe(fits ? 'ok' : 'invalid');
  });

  test.each([
    ['12345678', '12345678'],
    ['123456789', '1234****6789'],
    ['sk-abcdefghijkl', 'sk-a****ijkl'],
    ['', ''],
  ])('%j is masked as %j', (key, mask) => {
    expect(maskKey(key)).toBe(mask);
  });
});

test('Opens the key dialog for a failure of the key; a missing key alone is no failure', () => {
  const ofKeys = ['keyMissing', 'keyMalformed', 'keyRefused', 'keyUnreadable', 'noKey', 'noEncryption'];
  expect(ofKeys.filter(isKeyProblem)).toEqual(ofKeys);
  expect([...ofKeys, 'providerUnknown'].filter(isFirstKeyNeeded)).toEqual(['noKey']);
  expect(['', 'providerUnknown', 'nothingNew'].filter(isKeyProblem)).toEqual([]);
});

describe('A description', () => {
  test.each([
    [null, ''],
    [undefined, ''],
    ['  a film\r\nwith\rlines\t\n ', 'a film\nwith\nlines'],
    ['a\u0000b\u001fc', 'a b c'],
    ['a\ud800b', 'a\ufffdb'],
    ['さくら 🎬', 'さくら 🎬'],
  ])('%j is normalized to %j', (text, read) => {
    expect(normaliseDescription(text)).toBe(read);
  });

  test('has an address that completes the form', () => {
    expect(sharedSearchPath({ kind: 'tv', description: 'a quiet one' })).toBe(
      '/recommendations?kind=tv&q=a+quiet+one',
    );
  });
});

describe('A saved search', () => {
  const results = { titles: [{}, {}], unresolved: [], reasoning: '' };

  test.each([
    [results, true],
    [{ ...results, titles: null }, false],
    [{ ...results, unresolved: 'none' }, false],
    [{ ...results, reasoning: undefined }, false],
    [null, false],
    ['text', false],
  ])('with the answer %j can be shown again: %s', (value, shown) => {
    expect(isAiResults(value)).toBe(shown);
  });

  test('has a summary of its number of titles, and whether only on services', () => {
    const kept = { id: 'a', kind: 'movie', description: 'x', createdAt: '2026-11-22', userId: 'ada' };
    const line = { id: 'a', kind: 'movie', description: 'x', createdAt: '2026-11-22', titles: 2 };
    expect(lineOf({ ...kept, results } as never)).toEqual({ ...line, onServices: false });
    const narrowed = { ...results, leftOut: { unknown: 0 } };
    expect(lineOf({ ...kept, results: narrowed } as never)).toEqual({ ...line, onServices: true });
  });

  test('is deduplicated, keeping the newest', () => {
    const line = (id: string, more: Partial<KeptSearchLine> = {}): KeptSearchLine => ({
      ...{ id, kind: 'movie', description: 'A quiet film', createdAt: '', titles: 1, onServices: false },
      ...more,
    });
    const searches = [
      line('a'),
      line('b', { description: '  a  quiet\nFILM ' }),
      line('c', { kind: 'tv' }),
      line('d', { onServices: true }),
      line('e', { description: 'Aquiet film' }),
      line('f', { description: 'A quiet  film', createdAt: '2020' }),
    ];
    expect(eachSearchOnce(searches).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
  });
});
