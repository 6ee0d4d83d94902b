import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONFIG_META } from '../../../../src/core/public-config.ts';
import { currentEnvironment, oncePerWorld, setEnvironment } from '../../../../src/core/stores/environment.ts';
import { browserChannel, RECENT_NEWS } from '../../../../src/core/stores/tab-channel.ts';
import { memoryStorage } from '../../../support/browser/browser-environment.ts';

/** The parts of a browser's page that stores use. */
const page = {
  location: {
    ...{
      origin: 'https://marquee.test',
      pathname: '/movie/7',
      search: '?a=1',
      hash: '#reviews',
      protocol: 'https:',
    },
    reload: vi.fn(),
    assign: vi.fn(),
  },
  history: { state: { kept: true }, replaceState: vi.fn() },
  document: {
    cookie: '',
    hidden: false,
    documentElement: { dataset: {} as Record<string, string> },
    querySelector: vi.fn(),
  },
  localStorage: memoryStorage(),
  sessionStorage: memoryStorage(),
  navigator: { sendBeacon: vi.fn() },
  reportError: vi.fn(),
  addEventListener: vi.fn(),
};
for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
afterAll(() => void vi.unstubAllGlobals());

const config = { backendUrl: '/backend', backendKey: 'the-key', imageBase: '' };
const environment = currentEnvironment();
const calls: { url: string; keepalive: boolean | undefined; method: string | undefined }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.clearAllMocks();
  calls.length = 0;
  Object.assign(page.location, { hash: '#reviews', protocol: 'https:', pathname: '/movie/7' });
  Object.assign(page.document, { cookie: '', hidden: false });
  page.document.querySelector.mockReturnValue({ content: JSON.stringify(config) });
  answer = () => Promise.resolve(Response.json([]));
  vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) => {
    calls.push({ url: String(url), keepalive: init?.keepalive, method: init?.method });
    return answer();
  });
});

describe('the current page', () => {
  test('has a path, and a visibility', () => {
    expect(environment.page.origin).toBe('https://marquee.test');
    expect(environment.page.path()).toBe('/movie/7');
    expect(environment.page.isShown()).toBe(true);
    page.document.hidden = true;
    expect(environment.page.isShown()).toBe(false);
    expect(environment.storage).toBe(page.localStorage);
    expect(environment.tabStorage).toBe(page.sessionStorage);
  });

  test('says whether it differs for signed-in users', () => {
    expect(environment.page.dependsOnSession()).toBe(false);
    page.document.documentElement.dataset['session'] = '';
    expect(environment.page.dependsOnSession()).toBe(true);
    delete page.document.documentElement.dataset['session'];
  });

  test('loses its address’s fragment once read, and nothing else', () => {
    expect(environment.page.takeHash('#confirmed')).toBe(false);
    expect(page.history.replaceState).not.toHaveBeenCalled();
    expect(environment.page.takeHash('#reviews')).toBe(true);
    expect(page.history.replaceState.mock.calls).toEqual([[{ kept: true }, '', '/movie/7?a=1']]);
  });

  test('changes its address, reloads and navigates', () => {
    environment.page.rename('/movie/7?reviews=oldest');
    expect(page.history.replaceState.mock.calls).toEqual([[{ kept: true }, '', '/movie/7?reviews=oldest']]);
    environment.page.reload();
    expect(page.location.reload).toHaveBeenCalledTimes(1);
    environment.page.open('/movies');
    expect(page.location.assign.mock.calls).toEqual([['/movies']]);
  });

  test('has the backend’s address and key, or none', () => {
    expect(environment.config()).toEqual(config);
    expect(page.document.querySelector).toHaveBeenCalledWith(`meta[name="${CONFIG_META}"]`);
    page.document.querySelector.mockReturnValue(null);
    expect(environment.config()).toEqual({});
  });
});

describe('a browser', () => {
  test('stores a session in a cookie', () => {
    expect(environment.keepsSession()).toBe(false);
    page.document.cookie = 'theme=dark; sb-marquee-auth-token=abc';
    expect(environment.keepsSession()).toBe(true);
  });

  test('stores a choice for a year, securely on secure pages', () => {
    environment.keepCookie('zone', 'Asia/Tokyo');
    const kept = 'zone=Asia/Tokyo; path=/; max-age=31536000; samesite=lax';
    expect(page.document.cookie).toBe(`${kept}; secure`);
    page.location.protocol = 'http:';
    environment.keepCookie('zone', 'Asia/Tokyo');
    expect(page.document.cookie).toBe(kept);
  });

  test('announces a changed page to the server, a title by kind and id only', async () => {
    const told = async () => {
      const [[path, blob] = []] = page.navigator.sendBeacon.mock.calls.splice(0) as [string, Blob][];
      return [path, blob?.type, JSON.parse((await blob?.text()) ?? 'null') as unknown];
    };
    const title = { kind: 'movie', id: 7, title: 'Seven' } as const;
    environment.pageChanged(title);
    expect(await told()).toEqual(['/api/page-changed', 'application/json', { kind: 'movie', id: 7 }]);
    environment.pageChanged({ handle: 'ada' });
    expect((await told())[2]).toEqual({ handle: 'ada' });
  });

  test('reports a defect to the page, and calls its own server', async () => {
    const defect = new RangeError('broken');
    environment.report(defect);
    expect(page.reportError.mock.calls).toEqual([[defect]]);
    await environment.fetch('/api/lists', { method: 'POST' });
    expect(calls).toEqual([{ url: '/api/lists', method: 'POST', keepalive: undefined }]);
    expect(Math.abs(environment.clock().getTime() - Date.now())).toBeLessThan(60_000);
  });

  test('receives sign-ins and sign-outs of other tabs, and messages of its channels', async () => {
    const changed = vi.fn();
    environment.onOtherTabs(changed);
    const other = new BroadcastChannel('sb-marquee-auth-token');
    const heard: unknown[] = [];
    const line = environment.channel('words');
    line.listen((message) => heard.push(message));
    const [theirs, elsewhere] = [browserChannel('words'), browserChannel('others')];
    other.postMessage({});
    elsewhere.tell('not for it');
    theirs.tell({ word: 'news' });
    await vi.waitFor(() => expect(heard).toEqual([{ word: 'news' }]));
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    line.close();
    theirs.tell({ word: 'late' });
    await new Promise((done) => setImmediate(done));
    expect(heard).toHaveLength(1);
    for (const one of [other, theirs, elsewhere]) one.close();
  });

  test('receives messages sent since the page was requested, before a store listened', () => {
    const news = [
      { name: 'early', message: 'too old', at: performance.timeOrigin - 100 },
      { name: 'others', message: 'not for it', at: Date.now() },
      { name: 'early', message: 'heard', at: Date.now() },
      { name: 'early', message: 'of a clock that was set back', at: Date.now() + 60_000 },
    ];
    page.localStorage.setItem(RECENT_NEWS, JSON.stringify(news));
    const teller = browserChannel('early');
    teller.tell('heard, too');
    const heard: unknown[] = [];
    const line = browserChannel('early');
    line.listen((message) => heard.push(message));
    expect(heard).toEqual(['heard', 'heard, too']);
    for (const one of [line, teller]) one.close();
  });
});

describe('the backend', () => {
  const table = async () => (await environment.backend()).from('watches');

  test('is loaded once, at the page’s address, with its key', async () => {
    const client = await environment.backend();
    expect(await environment.backend()).toBe(client);
    await client.from('watches').select('id');
    expect(calls).toEqual([
      {
        url: expect.stringMatching(/^https:\/\/marquee\.test\/backend\/rest\/v1\/watches\?/) as string,
        method: 'GET',
        keepalive: undefined,
      },
    ]);
  });

  test('receives small writes though the page is left', async () => {
    const keptFor = async (body: object) => {
      calls.length = 0;
      await (await table()).insert(body as never);
      return calls[0]?.keepalive;
    };
    const note = (length: number) => ({ note: 'x'.repeat(length) });
    expect(await keptFor(note(10))).toBe(true);
    expect(await keptFor(note(8192))).toBeUndefined();
    // At most three bytes a character: 8192 bytes hold 2730, including quotes and the name.
    expect(await keptFor(note(2719))).toBe(true);
    expect(await keptFor(note(2720))).toBeUndefined();
    calls.length = 0;
    await (await table()).delete().eq('id', 'a');
    expect(calls[0]?.keepalive).toBe(true);
    calls.length = 0;
    await (await table()).select('id', { head: true });
    expect(calls[0]).toMatchObject({ method: 'HEAD', keepalive: undefined });
  });

  /** The environment in another page of the browser. */
  const another = async () => {
    vi.resetModules();
    return (await import('../../../../src/core/stores/environment.ts')).currentEnvironment();
  };

  test('that fails to load is unreachable, and is loaded again', async () => {
    vi.doMock('@supabase/ssr', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const fresh = await another();
    await expect(fresh.backend()).rejects.toMatchObject({ name: 'BackendError', kind: 'offline' });
    vi.doUnmock('@supabase/ssr');
    expect((await fresh.backend()).auth).toBeDefined();
  });

  test.each([
    ['https:', '__Host-sb-marquee-auth-token', '; Secure'],
    ['http:', 'sb-marquee-auth-token', ''],
  ])(
    'stores its session in a cookie of the site (%s), which the next page reads',
    async (protocol, name, safe) => {
      page.location.protocol = protocol;
      const set: string[] = [];
      let read = '';
      const cookie = { get: () => read, set: (one: string) => void set.push(one), configurable: true };
      Object.defineProperty(page.document, 'cookie', cookie);
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const token = [{ alg: 'HS256', typ: 'JWT' }, { exp: 4_000_000_000, sub: 'ada' }, {}]
        .map(part)
        .join('.');
      answer = () =>
        Promise.resolve(Response.json({ id: 'ada', aud: '', user_metadata: {}, app_metadata: {} }));
      const { auth } = await (await another()).backend();
      const signedIn = await auth.setSession({ access_token: token, refresh_token: 'again' });
      expect(signedIn.error).toBeNull();
      const [kept = ''] = set.filter((one) => !one.includes('Max-Age=0'));
      const [pair = ''] = kept.split(';');
      expect(pair).toMatch(new RegExp(`^${name}=base64-`));
      expect(kept.slice(pair.length)).toBe(`; Max-Age=2592000; Path=/${safe}; SameSite=Lax`);
      read = pair;
      const next = await (await another()).backend();
      expect((await next.auth.getSession()).data.session).toMatchObject({ access_token: token });
      Object.defineProperty(page.document, 'cookie', { value: '', writable: true, configurable: true });
    },
  );
});

describe('an environment', () => {
  test('has each of its objects once, and others have their own', () => {
    const made: unknown[] = [];
    const own = oncePerWorld((world) => made.push(world));
    expect([own(), own()]).toEqual([1, 1]);
    setEnvironment({ clock: () => new Date(0) });
    expect(currentEnvironment().clock()).toEqual(new Date(0));
    expect(currentEnvironment().page).toBe(environment.page);
    expect([own(), own()]).toEqual([2, 2]);
    expect(made).toEqual([environment, currentEnvironment()]);
  });
});
