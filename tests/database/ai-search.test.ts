import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

describe('AI search', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  afterEach(() =>
    database.exec(
      'delete from public.user_api_keys; delete from public.ai_preferences; delete from public.ai_searches;',
    ),
  );

  describe('stores a provider’s key', () => {
    const save =
      'select save_api_key(p_provider => $1, p_key => $2, p_mask => $3, p_endpoint => $4, p_model => $5)';
    const cipher = `v1:${Buffer.from('nonce, ciphertext and tag').toString('base64')}`;

    it('readable by its owner only, one for each provider', async () => {
      await act(database, 'owner', save, ['gemini', 'v1:b2xk', 'AIza****wxyz', null, null]);
      await act(database, 'owner', save, ['gemini', cipher, 'AIza****wxyz', null, null]);
      await act(database, 'owner', save, [
        'openai',
        'v1:b3Ro',
        'sk-1****5678',
        'https://ai.example/v1',
        'small',
      ]);
      const read = 'select encrypted_api_key() as gemini, encrypted_api_key($1) as other';
      expect(await act(database, 'owner', read, ['openai'])).toEqual([{ gemini: cipher, other: 'v1:b3Ro' }]);
      expect(await act(database, 'stranger', read, ['openai'])).toEqual([{ gemini: null, other: null }]);
      const shown = 'select provider, mask, endpoint, model from user_api_keys order by provider';
      expect(await act(database, 'owner', shown)).toEqual([
        { provider: 'gemini', mask: 'AIza****wxyz', endpoint: null, model: null },
        { provider: 'openai', mask: 'sk-1****5678', endpoint: 'https://ai.example/v1', model: 'small' },
      ]);
    });

    it.each([
      ['a key nobody encrypted', ['gemini', 'AIzaSyA-0123456789', '****', null, null]],
      ['an empty key', ['gemini', '', '****', null, null]],
      ['a key without end', ['gemini', `v1:${'A'.repeat(2000)}`, '****', null, null]],
      ['an empty mask', ['gemini', cipher, '', null, null]],
      ['a whole key as mask', ['gemini', cipher, 'x'.repeat(41), null, null]],
      ['an odd provider', ['Gemini; drop', cipher, '****', null, null]],
      ['a file as endpoint', ['openai', cipher, '****', 'file:///etc/passwd', null]],
      ['an endless model', ['openai', cipher, '****', null, 'x'.repeat(101)]],
    ])('but not %s', async (_what, parameters) => {
      expect(await attempt(database, 'owner', save, parameters)).toBe('23514');
    });
  });

  describe('stores the last searches', () => {
    const keep =
      'insert into ai_searches (user_id, kind, description, results) values (auth.uid(), $1, $2, $3)';

    it('thirty of them, each user’s own', async () => {
      await act(database, 'stranger', keep, ['tv', 'mine', {}]);
      await database.exec(`
        insert into public.ai_searches (user_id, kind, description, results, created_at)
        select id, 'movie', 'search ' || n, '{}', now() - (100 - n) * interval '1 minute'
        from public.profiles, generate_series(1, 40) n where full_name = 'The owner' order by n;`);
      await act(database, 'owner', keep, ['movie', 'the latest', { titles: [] }]);
      const kept = await act(
        database,
        'owner',
        'select description from ai_searches order by created_at desc',
      );
      expect(kept).toHaveLength(30);
      expect(kept.slice(0, 2)).toEqual([{ description: 'the latest' }, { description: 'search 40' }]);
      expect(await act(database, 'stranger', 'select description from ai_searches')).toEqual([
        { description: 'mine' },
      ]);
    });

    it('until the user turns that off', async () => {
      await act(
        database,
        'owner',
        'insert into ai_preferences (user_id, keep_searches) values (auth.uid(), false)',
      );
      expect(await attempt(database, 'owner', keep, ['movie', 'secret', {}])).toBe('42501');
      expect(await attempt(database, 'stranger', keep, ['movie', 'not secret', {}])).toBe(1);
      await act(database, 'owner', 'update ai_preferences set keep_searches = true');
      expect(await attempt(database, 'owner', keep, ['movie', 'not secret', {}])).toBe(1);
    });

    it('and clears them', async () => {
      await act(database, 'owner', keep, ['movie', 'space', {}]);
      await act(database, 'stranger', keep, ['movie', 'space', {}]);
      await act(database, 'owner', 'delete from ai_searches');
      expect(await look(database, 'select from public.ai_searches')).toHaveLength(1);
    });

    it('listed to their owner without answers', async () => {
      const answer = (titles: number, more: object = {}) => ({
        ...{ titles: Array.from({ length: titles }, () => ({})), unresolved: [], reasoning: '' },
        ...more,
      });
      await act(database, 'owner', keep, ['movie', 'space', answer(3)]);
      await act(database, 'owner', keep, ['tv', 'on mine', answer(0, { leftOut: { elsewhere: 2 } })]);
      await act(database, 'owner', keep, ['tv', 'no answer', { titles: 7 }]);
      await act(database, 'owner', `select save_api_key('v1:abcd', '****')`);
      await act(database, 'owner', 'insert into my_services (user_id, service_id) values (auth.uid(), 8)');
      await act(
        database,
        'owner',
        'insert into ai_preferences (user_id, keep_searches) values (auth.uid(), false)',
      );
      const read = `
        select has_key, has_services, keep_searches, (
          select coalesce(jsonb_agg(s - 'id' - 'createdAt' order by s ->> 'kind'), '[]')
          from jsonb_array_elements(searches) s
        ) as searches from own_ai_page()`;
      expect(await act(database, 'owner', read)).toEqual([
        {
          ...{ has_key: true, has_services: true, keep_searches: false },
          searches: [
            { kind: 'movie', description: 'space', titles: 3, onServices: false },
            { kind: 'tv', description: 'on mine', titles: 0, onServices: true },
          ],
        },
      ]);
      expect(await act(database, 'stranger', read)).toEqual([
        { has_key: false, has_services: false, keep_searches: true, searches: [] },
      ]);
      expect(await attempt(database, 'anonymous', read)).toBe('42501');
      await database.exec('delete from public.my_services');
    });

    it.each([
      ['an unknown kind', ['book', 'space', {}]],
      ['a blank description', ['movie', ' ', {}]],
      ['a description of 1,001 characters', ['movie', 'x'.repeat(1001), {}]],
      ['a list instead of an answer', ['movie', 'space', '[]']],
      ['an answer of 50 kB', ['movie', 'space', { reasoning: 'x'.repeat(50_000) }]],
    ])('but not %s', async (_what, parameters) => {
      expect(await attempt(database, 'owner', keep, parameters)).toBe('23514');
    });
  });
});
