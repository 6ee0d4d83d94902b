import { describe, expect, test } from 'vitest';
import { readConfig, type ConfigError } from '../../../src/contract/config.ts';

const KEY = '0123456789abcdef0123456789abcdef';

describe('the configuration', () => {
  test('has no required values', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: 'localhost', port: 4321, dataDir: '.data' });
    expect(config.siteUrl).toBe('http://localhost:4321');
    expect(config.supabase).toBeUndefined();
  });

  test('treats an empty variable as absent', () => {
    expect(readConfig({ TMDB_API_KEY: '', PORT: ' ' }).tmdb.apiKey).toBeUndefined();
  });

  test('can raise and remove the limit on pages', () => {
    expect(readConfig({}).rateLimit).toBe(1000);
    expect(readConfig({ RATE_LIMIT: '50000' }).rateLimit).toBe(50_000);
    expect(readConfig({ RATE_LIMIT: 'off' }).rateLimit).toBeUndefined();
  });

  test('sets how long a page waits for user data, by default half a second', () => {
    expect(readConfig({}).pagePatienceMs).toBe(500);
    expect(readConfig({ PAGE_PATIENCE: '2000' }).pagePatienceMs).toBe(2000);
  });

  test('derives the site address from the port', () => {
    expect(readConfig({ PORT: '5000' }).siteUrl).toBe('http://localhost:5000');
  });

  test('appends a base path to the site address, if missing', () => {
    for (const SITE_URL of ['https://a.b', 'https://a.b/', 'https://a.b/apps/marquee'])
      expect(readConfig({ SITE_URL, BASE_PATH: '/apps/marquee' })).toMatchObject({
        siteUrl: 'https://a.b/apps/marquee',
        basePath: '/apps/marquee',
      });
    expect(readConfig({ BASE_PATH: '/films-2.0' }).siteUrl).toBe('http://localhost:4321/films-2.0');
    expect(readConfig({ BASE_PATH: '/', SITE_URL: 'https://a.b' })).toMatchObject({
      siteUrl: 'https://a.b',
      basePath: '',
    });
  });

  test.each<[Record<string, string>, string]>([
    [{ PORT: 'eighty' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be a port number'],
    ...['apps', '/apps/', '/a b', '//x', '/a//b', '/..', '/a/../b', '/a?b', '/%61', 'https://a.b/c'].map(
      (BASE_PATH): [Record<string, string>, string] => [
        { BASE_PATH },
        'BASE_PATH must be a path that begins with a slash',
      ],
    ),
    [{ SITE_URL: 'https://a.b/films' }, 'SITE_URL ends with another path than BASE_PATH'],
    [{ SITE_URL: 'https://a.b/films', BASE_PATH: '/apps' }, 'SITE_URL ends with another path than BASE_PATH'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be off, or addresses and networks'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT must be off, or the pages'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16'],
    [{ TMDB_API_KEY: 'short' }, 'TMDB_API_KEY must be'],
    [{ TMDB_API_URL: 'https://example.org' }, 'TMDB_API_URL is set but TMDB_API_KEY is not'],
    [{ SUPABASE_URL: 'https://example.org' }, 'SUPABASE_URL is set but SUPABASE_ANON_KEY is not'],
    [{ SUPABASE_ANON_KEY: 'x' }, 'SUPABASE_ANON_KEY is set but SUPABASE_URL is not'],
    [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL is set but MAIL_FROM is not'],
    [{ SMTP_URL: 'http://localhost', MAIL_FROM: 'x' }, 'SMTP_URL must be an address starting with smtp://'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address starting with postgres://'],
    [{ DATABASE_ENGINE: 'sqlite' }, 'DATABASE_ENGINE must be postgres or pglite'],
    [
      { DATABASE_ENGINE: 'pglite', DATABASE_URL: 'postgres://x' },
      'DATABASE_ENGINE is for the data below DATA_DIR',
    ],
    [{ API_KEY_ENCRYPTION_KEY: 'abc' }, 'API_KEY_ENCRYPTION_KEY must be 32 bytes'],
    [{ TMDB_PER_SECOND: '0' }, 'TMDB_PER_SECOND must be a whole number'],
    [{ REGION: 'Europe' }, 'REGION must be the two letters of a country'],
    [{ REGION: 'ZZ' }, 'REGION must be the two letters of a country'],
    [{ PEOPLE_PER_ADDRESS: 'many' }, 'PEOPLE_PER_ADDRESS must be a whole number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ AI_LOCAL_ENDPOINTS: 'yes' }, 'AI_LOCAL_ENDPOINTS must be on or off'],
    [{ OFFLINE_PAGE: 'maybe' }, 'OFFLINE_PAGE must be on or off'],
    [{ JOBS: 'sometimes' }, 'JOBS must be on or off'],
    [{ JOBS_TOKEN: 'short' }, 'JOBS_TOKEN must have at least 16 characters'],
    [
      { SUPABASE_URL: 'https://a.b', SUPABASE_ANON_KEY: 'x', DATABASE_URL: 'postgres://x' },
      'DATABASE_URL and SUPABASE_URL exclude each other',
    ],
  ])('refuses %j with one line', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrowError(sentence);
    try {
      readConfig(environment);
    } catch (error) {
      expect(String(error)).not.toContain('\n');
    }
  });

  test('reports all errors at once', () => {
    const wrong = { PORT: 'many', SITE_URL: 'movies.lan', SIGN_UP: 'no', SMTP_URL: 'smtp://localhost' };
    let problems: readonly string[] = [];
    try {
      readConfig(wrong);
    } catch (error) {
      ({ problems } = error as ConfigError);
    }
    expect(problems.map((says) => says.split(' ')[0])).toEqual(['SIGN_UP', 'SITE_URL', 'PORT', 'SMTP_URL']);
  });

  test('runs jobs in the server unless turned off, and needs a token for external starts', () => {
    expect(readConfig({}).jobs).toEqual({ scheduled: true, token: undefined });
    expect(readConfig({ JOBS: 'off', JOBS_TOKEN: KEY }).jobs).toEqual({ scheduled: false, token: KEY });
  });

  test('never repeats a refused value, which may be a secret', () => {
    expect(() => readConfig({ TMDB_API_KEY: 'hunter2' })).not.toThrowError(/hunter2/);
  });

  test('switches the catalogue to TMDB with a key alone', () => {
    expect(readConfig({ TMDB_API_KEY: KEY }).tmdb).toMatchObject({
      apiKey: KEY,
      apiUrl: 'https://api.themoviedb.org/3',
    });
  });
});
