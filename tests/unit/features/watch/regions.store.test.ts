import { beforeEach, describe, expect, test } from 'vitest';
import { loadOwnRegion } from '../../../../src/features/watch/regions.queries.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { chooseRegion } from '../../../../src/features/watch/choose-region.store.ts';
import { personsRegion } from '../../../../src/features/watch/region.store.ts';
import { $regionServices, loadRegionServices } from '../../../../src/features/watch/region-services.store.ts';
import { offline } from '../../../support/browser/offline.ts';
import { callsOf } from '../../../support/browser/refused-answer.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson } from '../../../support/database/people.ts';

const { server, environment, enter, leave } = await startBrowser();

let id: string;
beforeEach(async () => {
  const person = await createPerson(server);
  id = person.id;
  await enter(person);
  dismissToast();
});

describe('the user’s region', () => {
  const stored = async () => loadOwnRegion(await environment.backend());

  test('is saved, read and reset, each with its toast', async () => {
    expect(await personsRegion()).toBeNull();
    expect(await chooseRegion(id, 'NL')).toBe(true);
    expect([await stored(), await personsRegion()]).toEqual(['NL', 'NL']);
    expect($toast.get()).toMatchObject({
      title: 'Saved',
      text: 'Services are shown for the Netherlands',
    });
    expect(await chooseRegion(id, null)).toBe(true);
    expect(await stored()).toBeNull();
    expect($toast.get()?.text).toBe('Services are shown for the country your browser names');
  });

  test('that failed to be saved is reported as unchanged', async () => {
    await chooseRegion(id, 'NL');
    expect(await offline(() => chooseRegion(id, 'DE'))).toBe(false);
    expect($toast.get()).toMatchObject({
      text: expect.stringMatching(/^Failed to save the country\. .+/) as string,
      destructive: true,
    });
    expect(await stored()).toBe('NL');
  });

  test('is null for a visitor, and when unreadable', async () => {
    await chooseRegion(id, 'NL');
    expect(await offline(() => personsRegion())).toBeNull();
    await leave();
    const asked = await callsOf('own_region', async () => expect(await personsRegion()).toBeNull());
    expect(asked).toBe(0);
  });
});

describe('a region’s services', () => {
  const services = [{ id: 8, name: 'Netflix', logoPath: null }];
  let asked: [string | undefined, string][];
  let answers: (() => Promise<Response>)[];
  beforeEach(() => {
    [asked, answers] = [[], []];
    setEnvironment({
      fetch: (path, init) => {
        asked.push([init?.method, path]);
        return answers.shift()?.() ?? Promise.resolve(Response.json({ services }));
      },
    });
  });

  test('are unknown until requested, and then loaded once', async () => {
    expect($regionServices.get()).toEqual({ state: 'unknown', region: '', services: [] });
    const loading = loadRegionServices('DE');
    expect($regionServices.get()).toEqual({ state: 'loading', region: 'DE', services: [] });
    await loadRegionServices('DE');
    await loading;
    expect($regionServices.get()).toEqual({ state: 'known', region: 'DE', services });
    await loadRegionServices('DE');
    expect(asked).toEqual([['GET', '/partials/services?region=DE']]);
  });

  test('that failed to load are loaded again', async () => {
    answers = [() => Promise.resolve(new Response('{}', { status: 503 }))];
    await loadRegionServices('FR');
    expect($regionServices.get()).toEqual({ state: 'failed', region: 'FR', services: [] });
    await loadRegionServices('FR');
    expect($regionServices.get()).toEqual({ state: 'known', region: 'FR', services });
  });

  test('are those of the region requested last', async () => {
    const late = Promise.withResolvers<Response>();
    answers = [() => late.promise];
    const first = loadRegionServices('ES');
    await loadRegionServices('IT');
    late.resolve(Response.json({ services: [] }));
    await first;
    expect($regionServices.get()).toEqual({ state: 'known', region: 'IT', services });
  });
});
