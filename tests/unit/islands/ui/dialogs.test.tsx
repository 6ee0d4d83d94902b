import { screen, waitFor } from '@testing-library/preact';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openState, shownTitles } from '../../../../src/domain/saved/saved-entries.ts';
import { parseSavedView } from '../../../../src/domain/saved/saved-titles.ts';
import type { Review } from '../../../../src/domain/reviews/reviews.ts';
import { ModerateReview } from '../../../../src/islands/admin/ModerateReview.tsx';
import { KeyDialogPlace } from '../../../../src/islands/ai/KeyDialogPlace.tsx';
import { SearchForm } from '../../../../src/islands/ai/SearchForm.tsx';
import { AuthDialog } from '../../../../src/islands/auth/AuthDialog.tsx';
import { SignInButton } from '../../../../src/islands/auth/SignInButton.tsx';
import { DeleteAccount } from '../../../../src/islands/profile/DeleteAccount.tsx';
import { ReportButton } from '../../../../src/islands/reviews/ReportButton.tsx';
import { SavedToolbar } from '../../../../src/islands/saved/SavedToolbar.tsx';
import { closeKeyDialog } from '../../../../src/stores/ai/ai-keys.ts';
import { closeAuthDialog } from '../../../../src/stores/auth/auth-dialog.ts';
import { setEnvironment } from '../../../../src/stores/environment.ts';
import { startSession } from '../../../../src/stores/session.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { enter } from '../../../support/browser/opened-page.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const GEMINI = { id: 'gemini', name: 'Gemini', keyUrl: null, needsEndpoint: false, needsModel: false };

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
setEnvironment({
  fetch: () => Promise.resolve(Response.json({ keys: [], providers: [GEMINI], demoKey: null })),
});
startSession();

// Who reports a review has signed in.
beforeAll(async () => {
  const { email } = await signedInPerson(server, 'Ada');
  await enter(email);
});

// The page goes with its test; what the stores hold open does not.
afterEach(() => {
  closeAuthDialog();
  closeKeyDialog();
});

const review: Review = {
  id: 'r1',
  author: 'somebody',
  authorName: 'Bob',
  avatarUrl: null,
  text: 'Rude',
  createdAt: '2026-01-01T00:00:00Z',
  editedAt: null,
  rating: null,
  isOwn: false,
  isFollowed: false,
  handle: null,
  tellsEnd: false,
};
const watched = openState({
  view: parseSavedView('watched', new URLSearchParams()),
  layout: 'grid',
  userId: 'u1',
  services: { region: 'US', any: false, unchecked: 0 },
  entries: [],
  total: 3,
  counts: { movie: 3, tv: 0 },
});

const DIALOGS: [title: string, opener: string, page: ReactElement][] = [
  [
    'Sign In',
    'Sign In',
    <>
      <SignInButton />
      <AuthDialog />
    </>,
  ],
  [
    'Add API Key',
    'Add API Key',
    <>
      <SearchForm linked={null} hasKey={false} hasServices={false} />
      <KeyDialogPlace />
    </>,
  ],
  ['Report review', 'Report', <ReportButton review={review} />],
  ['Delete Account', 'Delete Account', <DeleteAccount userId="u1" />],
  [
    'Remove All',
    'Remove All',
    <SavedToolbar state={watched} shown={shownTitles(watched, new Map())} onEmptied={() => undefined} />,
  ],
  [
    'Remove review',
    'Remove the review of Alien by Bob',
    <ModerateReview
      review={{ kind: 'movie', id: 'r1', titleId: 1 }}
      about={{ title: 'Alien', author: 'Bob' }}
    />,
  ],
];

describe.each(DIALOGS)('the dialog %j', (title, openerName, page) => {
  async function open() {
    const person = openIsland(
      <>
        {page}
        <button type="button">Elsewhere</button>
      </>,
    );
    const opener = screen.getByRole('button', { name: openerName });
    opener.focus();
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return { person, opener, dialog };
  }

  test('opens from the keyboard as a modal one, and takes the focus', async () => {
    const { dialog } = await open();
    expect(dialog.getAttribute('aria-modal')).toBe('true');
  });

  test('keeps the focus, whichever way one tabs', async () => {
    const { person, dialog } = await open();
    const stops = new Set<Element | null>();
    for (const shift of [false, true]) {
      for (let step = 0; step < 14; step += 1) {
        await person.tab({ shift });
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
        stops.add(document.activeElement);
      }
    }
    expect(stops.size).toBeGreaterThan(1);
  });

  test('closes with Escape, and gives the focus back to what opened it', async () => {
    const { person, opener } = await open();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
