import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CONFIRMED_HASH } from '../../../../src/core/account.ts';
import {
  greetConfirmed,
  keepIntent,
  offerWayBack,
  takeIntent,
  type KeptIntent,
} from '../../../../src/core/stores/intent.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { film } from '../../../support/films.ts';

const MOVIE = film(603, 'The Matrix');
const WISH: KeptIntent = { list: 'wishlist', title: MOVIE };
const SERVICE: KeptIntent = { service: { id: 8, name: 'Netflix' } };
const EMAIL = 'Ada@Example.com';

let seen: ReturnType<typeof browserEnvironment>['seen'];
beforeEach(() => {
  ({ seen } = browserEnvironment());
  dismissToast();
});

describe('an action before signing up', () => {
  test.each([
    ['a title', WISH, WISH],
    ['a service', SERVICE, SERVICE],
    ['without anything else the page they were on', undefined, { path: '/movie/603' }],
  ])('is kept for the mail: %s', (_what, wanted, kept) => {
    seen.path = '/movie/603';
    keepIntent(EMAIL, wanted);
    seen.path = '/';
    // Another user who signs in neither gets nor deletes it.
    expect(takeIntent('bob@example.com')).toBeNull();
    expect(takeIntent('ADA@example.COM')).toEqual(kept);
    expect(takeIntent(EMAIL)).toBeNull();
  });

  test.each([
    ['a moment less than a day', 86_399_999, WISH],
    ['a day', 86_400_000, null],
  ])('is kept while the mail’s link is valid: after %s', (_long, ms, kept) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    keepIntent(EMAIL, WISH);
    vi.setSystemTime(Date.now() + ms);
    expect(takeIntent(EMAIL)).toEqual(kept);
  });
});

describe('a user who opens the mail’s link', () => {
  const ready = 'Welcome to Marquee. Your account is ready.';
  test.each([
    ['for a title', WISH, 'Welcome to Marquee. Saving The Matrix for you…'],
    ['for a service', SERVICE, ready],
    ['on a page', undefined, ready],
  ])('is greeted once: signed up %s', (_what, wanted, text) => {
    keepIntent(EMAIL, wanted);
    greetConfirmed();
    expect($toast.get()).toBeNull();
    seen.path = `/${CONFIRMED_HASH}`;
    greetConfirmed();
    expect($toast.get()).toMatchObject({ title: 'Email confirmed', text });
    dismissToast();
    greetConfirmed();
    expect($toast.get()).toBeNull();
  });

  test('is greeted in another browser, too', () => {
    seen.path = `/${CONFIRMED_HASH}`;
    greetConfirmed();
    expect($toast.get()).toMatchObject({ title: 'Email confirmed', text: ready });
  });

  test('is offered a link back to the sign-up’s page, unless they are there', () => {
    seen.path = '/movie/603';
    offerWayBack('/movie/603');
    expect($toast.get()).toBeNull();
    seen.path = '/';
    offerWayBack('/movie/603');
    expect($toast.get()).toMatchObject({ title: 'Email confirmed', text: ready });
    expect($toast.get()?.action?.label).toBe('Back to where you were');
    runToastAction();
    expect(seen.opened).toEqual(['/movie/603']);
  });
});
