import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openState, shownTitles } from '../../../../src/features/saved/saved-entries.ts';
import { parseSavedView } from '../../../../src/features/saved/saved-titles.ts';
import type { Review } from '../../../../src/features/reviews/reviews.ts';
import { ModerateReview } from '../../../../src/features/admin/ModerateReview.tsx';
import { KeyDialogPlace } from '../../../../src/features/ai/KeyDialogPlace.tsx';
import { SearchForm } from '../../../../src/features/ai/SearchForm.tsx';
import { AuthDialog } from '../../../../src/features/auth/AuthDialog.tsx';
import { SignInButton } from '../../../../src/features/auth/SignInButton.tsx';
import { DeleteAccount } from '../../../../src/features/profile/DeleteAccount.tsx';
import { ReportButton } from '../../../../src/features/reviews/ReportButton.tsx';
import { SavedToolbar } from '../../../../src/features/saved/SavedToolbar.tsx';
import { Toaster } from '../../../../src/features/shell/Toaster.tsx';
import { Dialog } from '../../../../src/core/ui/Dialog.tsx';
import { closeKeyDialog } from '../../../../src/features/ai/ai-keys.store.ts';
import { closeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { dismissToast, showToast } from '../../../../src/core/stores/toasts.ts';
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

// Reporting a review requires signing in.
beforeAll(async () => {
  const { email } = await signedInPerson(server, 'Ada');
  await enter(email);
});

// The page ends with its test, but stores keep dialogs open.
afterEach(() => {
  closeAuthDialog();
  closeKeyDialog();
  dismissToast();
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
      <AuthDialog onClose={closeAuthDialog} />
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
    'More',
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
    // A menu opens with the focus on its first item, which opens the dialog.
    if (opener.getAttribute('aria-haspopup') === 'menu') {
      await screen.findByRole('menuitem', { name: title });
      await person.keyboard('{Enter}');
    }
    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return { person, opener, dialog };
  }

  test('opens by keyboard, closes with Escape, and returns the focus', async () => {
    const { person, opener, dialog } = await open();
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(opener.closest('[inert]')).toBeNull();
  });
});

function OpenDialog({ dismissable = true }: { dismissable?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <Dialog title="Tags" onClose={() => setOpen(false)} dismissable={dismissable}>
        <p>Which?</p>
      </Dialog>
    )
  );
}

describe('an open dialog', () => {
  test('closes on a click outside', async () => {
    const person = openIsland(<OpenDialog />);
    const dialog = await screen.findByRole('dialog', { name: 'Tags' });
    await person.click(screen.getByText('Which?'));
    expect(dialog.isConnected).toBe(true);
    await person.click(dialog);
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  });

  test('that only its buttons close ignores a click outside', async () => {
    const person = openIsland(<OpenDialog dismissable={false} />);
    const dialog = await screen.findByRole('dialog', { name: 'Tags' });
    await person.click(dialog);
    expect(dialog.isConnected).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  test('makes the page inert, except for toasts, which are moved into it', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    onTestFinished(() => page.remove());
    const undo = vi.fn();
    const person = openIsland(
      <>
        <OpenDialog />
        <Toaster />
      </>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Tags' });
    expect(page.inert).toBe(true);
    act(() => showToast({ title: 'Removed', action: { label: 'Undo', run: undo } }));
    const button = await within(dialog).findByRole('button', { name: 'Undo' });
    await person.click(button);
    expect(undo).toHaveBeenCalledOnce();
    expect(dialog.isConnected).toBe(true);

    act(() => showToast({ title: 'Removed again' }));
    await within(dialog).findByText('Removed again');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(page.inert).toBe(false);
    // Escape closed only the dialog.
    expect(screen.getByText('Removed again').closest('.toaster')?.parentElement).toBe(document.body);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Removed again')).toBeNull());
  });
});
