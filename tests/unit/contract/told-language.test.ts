import { describe, expect, test } from 'vitest';
import { BackendError } from '../../../src/core/backend/errors.ts';
import { toCatalogueError, UpstreamError } from '../../../src/catalogue/upstream-error.ts';
import { inLanguage } from '../../../src/contract/language.ts';
import { NO_FILTERS } from '../../../src/features/discover/discover.ts';
import { m } from '../../../src/paraglide/messages.js';
import { inLog } from '../../../src/server/in-log.ts';
import { partsOf } from '../../../src/features/wishes/wish-parts.server.ts';

describe('failures of a request in another language', () => {
  test('of the movie database are in it, and logged in English', () => {
    const failed = (failure: ConstructorParameters<typeof UpstreamError>[1]) =>
      inLanguage('de', () => toCatalogueError(new UpstreamError('/movie/603', failure, 'failed')));
    const refused = failed({ kind: 'status', status: 401, retryAfterMs: null });
    for (const error of [failed({ kind: 'timeout' }), failed({ kind: 'overload' }), refused]) {
      expect(inLanguage('de', () => error.told)).not.toBe(error.message);
      expect(error.told).toBe(error.message);
      expect(inLanguage('de', () => inLog(error))).toBe(error.message);
    }
    expect(refused.message).toBe('API error: 401 Unauthorized. The movie database is not set up here.');
  });

  test('of the backend are in it, and logged in English', () => {
    const error = inLanguage('de', () => new BackendError('unavailable'));
    expect(error.message).toBe(inLanguage('de', () => m.backend_unavailable()));
    expect(error.message).not.toBe(m.backend_unavailable());
    expect(inLanguage('de', () => inLog(error))).toBe(m.backend_unavailable());
  });
});

test('Describes a wish in the page’s language, including genres and subjects', () => {
  const filters = { ...NO_FILTERS, genres: [35], without: [10402], keywords: [1] };
  const asked = { kind: 'movie' as const, filters, likes: [], anyone: [], nobody: [], avoided: [] };
  const wish = { wishes: { people: [] }, keywords: [{ id: 1, name: 'black and white' }] };
  const genres = [
    { id: 35, name: 'Comedy' },
    { id: 10402, name: 'Music' },
  ];
  const labels = inLanguage('de', () =>
    partsOf(asked, wish as unknown as Parameters<typeof partsOf>[1], genres).map(({ label }) => label),
  );
  expect(labels).toEqual(['Komödie', 'Ohne Musik', 'Thema: Schwarz-Weiß']);
});
