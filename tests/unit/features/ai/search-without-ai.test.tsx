import { cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SearchAnswerPlace } from '../../../../src/features/ai/SearchAnswerPlace.tsx';
import { SearchForm } from '../../../../src/features/ai/SearchForm.tsx';
import { tickService } from '../../../../src/features/watch/my-services.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { answerWordSearch } from '../../../../src/features/ai/word-search.api.server.ts';
import {
  $aiDraft,
  clearAiDraft,
  openAiDraft,
  setAiDraft,
} from '../../../../src/features/ai/ai-draft.store.ts';
import { $aiSearch, closeAiSearch, openAiSearch } from '../../../../src/features/ai/ai-search.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { startAiSite, type Visitor } from '../../../support/ai/site.ts';
import { signIn } from '../../../support/database/people.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland, takeOver } from '../../../support/browser/island.ts';

const site = await startAiSite();
afterAll(() => site.close());

let visitor: Visitor;
let person: UserEvent;
/** Requested paths. */
let asked: string[] = [];

beforeEach(async () => {
  visitor = await site.signIn();
  browserEnvironment();
  asked = [];
  setEnvironment({
    fetch: (path: string, init: RequestInit = {}) => {
      asked.push(path);
      return answerWordSearch(site.request(visitor, 'POST', init.body ?? undefined));
    },
  });
  closeAiSearch();
  clearAiDraft();
  setAiDraft({ onServices: false });
  openAiSearch(visitor.id, null);
  person = openIsland(
    <>
      <SearchForm linked={null} hasKey={false} hasServices />
      <SearchAnswerPlace imageBase="/images" day="2026-11-22" />
    </>,
  );
});

async function search(description: string) {
  await person.clear(screen.getByLabelText('What would you like to watch?'));
  await person.type(screen.getByLabelText('What would you like to watch?'), description);
  await person.click(screen.getByRole('button', { name: 'Search without AI' }));
  return screen.findByRole('heading', { level: 2, name: /recommendations?$/ });
}

const answer = () => within(screen.getByRole('region', { name: 'Recommendations' }));

describe('a user without a key', () => {
  test('sees the parsed wishes, each linked to Discover, and the titles', async () => {
    await search('animation from the 90s');
    const chips = within(answer().getByRole('list', { name: 'Understood' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['Animation', '/discover/movies?genres=16'],
      ['1990s', '/discover/movies?from=1990&to=1999'],
    ]);
    expect(answer().getByRole('link', { name: 'Change it in Discover' }).getAttribute('href')).toBe(
      '/discover/movies?genres=16&from=1990&to=1999&release=released',
    );
    expect(answer().getByRole('heading', { name: 'Toy Story' })).toBeTruthy();
    expect(asked).toEqual(['/api/ai/words']);
  });

  test('gets results for the text entered before hydration, even after an early press', async () => {
    cleanup();
    const place = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => place.remove());
    // Layout effects run right after hydration, before any other press.
    const Press = () => {
      useLayoutEffect(() => within(place).getByRole('button', { name: 'Search without AI' }).click(), []);
      return null;
    };
    const form = (
      <>
        <SearchForm linked={null} hasKey={false} hasServices />
        <Press />
      </>
    );
    place.innerHTML = renderToString(form);
    within(place).getByLabelText<HTMLTextAreaElement>('What would you like to watch?').value =
      'heists from the 90s';
    takeOver(form, place);
    await vi.waitFor(() => expect($aiSearch.get()).toMatchObject({ kind: 'done' }));
    expect($aiSearch.get()).toMatchObject({ request: { description: 'heists from the 90s' } });
  });

  test('sees unread parts', async () => {
    await search('comedies without subtitles');
    expect(answer().getByText('Not understood: without subtitles')).toBeTruthy();
  });

  test('is told that nothing was understood, and can search for a title of that name', async () => {
    await search('asdf qwer zxcv');
    expect(answer().getByText(/^None of this was understood/)).toBeTruthy();
    expect(answer().getByRole('link', { name: 'Search for a title of this name' }).getAttribute('href')).toBe(
      '/search?query=asdf+qwer+zxcv&searchType=movie',
    );
    expect(answer().queryAllByRole('article')).toEqual([]);
  });

  test('is told that another language is not understood', async () => {
    await search('un film coréen avec des zombies');
    expect(answer().getByText(/understands English only/)).toBeTruthy();
  });

  test('is told when nothing matches', async () => {
    await search('swedish westerns from the 1920s');
    expect(answer().getByText(/^Nothing matches all of it. These match most/)).toBeTruthy();
    expect(answer().getAllByText(/^Missing: /).length).toBeGreaterThan(5);
  });

  test('removes a chip in place, continues in the answer, and restores it', async () => {
    await search('animation from the 90s');
    await person.click(answer().getByRole('button', { name: 'Take off “1990s”' }));
    const back = await answer().findByRole('button', { name: 'Put “1990s” back' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Recommendations' }));
    expect(answer().getAllByRole('link', { name: 'Animation' })).toHaveLength(1);
    expect(answer().queryByRole('link', { name: '1990s' })).toBeNull();
    await person.click(back);
    expect(await answer().findByRole('link', { name: '1990s' })).toBeTruthy();
    expect(answer().queryByText('Taken off')).toBeNull();
  });

  test('gets suggestions without one filter, and applies one in place', async () => {
    await search('swedish horror from the 1920s');
    const [first] = answer().getAllByRole('button', { name: /^Without “.+”: \d+ movies?$/ });
    await person.click(first as HTMLElement);
    expect((await answer().findAllByRole('article')).length).toBeGreaterThan(0);
  });

  test('sees a failure as in any search, keeps the input and can retry', async () => {
    setEnvironment({
      fetch: () =>
        Promise.resolve(
          Response.json({ error: { code: 'catalogueFailed', message: 'API error: 500' } }, { status: 502 }),
        ),
    });
    await person.type(screen.getByLabelText('What would you like to watch?'), 'comedies');
    await person.click(screen.getByRole('button', { name: 'Search without AI' }));
    expect(await answer().findByText('API error: 500')).toBeTruthy();
    expect(answer().getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect($aiSearch.get()).toMatchObject({ kind: 'stopped', request: { withoutAi: true } });
  });

  test('is asked for a missing description', async () => {
    await person.click(screen.getByRole('button', { name: 'Search without AI' }));
    expect(await screen.findByText('Please describe what you would like to watch.')).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe('on my services only', () => {
  const choice = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'On my services only' });

  test('is selected with a switch, saved with the draft, and shown with the answer', async () => {
    const { client } = await signIn(site.backend, visitor.email);
    await tickService(client as Client, visitor.id, 999_999);
    await person.click(choice());
    openAiDraft(null);
    expect($aiDraft.get()).toMatchObject({ onServices: true });
    await search('animation from the 90s');
    expect(
      answer().getByText(/^Only what is included on your services is shown. \d+ titles left out.$/),
    ).toBeTruthy();
    expect(answer().queryByText('Nothing matches all of it.')).toBeNull();
    expect(answer().queryAllByRole('article')).toEqual([]);
    await person.click(choice());
    await search('animation from the 90s');
    expect(answer().queryByText(/^Only what is included/)).toBeNull();
    expect(answer().getByRole('heading', { name: 'Toy Story' })).toBeTruthy();
  });

  test('is not offered without services, with a link to tick them', async () => {
    setAiDraft({ onServices: true });
    cleanup();
    render(<SearchForm linked={null} hasKey={false} hasServices={false} />);
    expect([choice().disabled, choice().getAttribute('aria-checked')]).toEqual([true, 'false']);
    const link = screen.getByRole('link', { name: 'Choose my services' });
    expect(link.getAttribute('href')).toBe('/profile#services');
    await person.type(screen.getByLabelText('What would you like to watch?'), 'comedies');
    await person.click(screen.getByRole('button', { name: 'Search without AI' }));
    expect($aiSearch.get()).not.toMatchObject({ request: { onServices: true } });
  });
});
