import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { KeyDialogPlace } from '../../../../src/features/ai/KeyDialogPlace.tsx';
import {
  answerDeleteKey,
  answerKeys,
  answerSaveKey,
} from '../../../../src/features/ai/ai-keys.api.server.ts';
import {
  $aiKeys,
  closeKeyDialog,
  loadAiKeys,
  openKeyDialog,
} from '../../../../src/features/ai/ai-keys.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { GOOD_KEY } from '../../../support/ai/server.ts';
import { startAiSite, type Visitor } from '../../../support/ai/site.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';

const site = await startAiSite();
afterAll(() => site.close());
const { vault } = site.services.ai;

let visitor: Visitor;
/** Requests the browser sent. */
let sent: { method: string; body: unknown }[] = [];
let person: UserEvent;

/** This site's endpoints, called by the visitor's browser. */
function ownServer(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = init;
  if (method !== 'GET') sent.push({ method, body: body && JSON.parse(body as string) });
  const request = site.request(visitor, method, body ?? undefined);
  if (method === 'PUT') return answerSaveKey(request);
  return method === 'DELETE' ? answerDeleteKey(request, path.split('/').at(-1) ?? '') : answerKeys(request);
}

beforeEach(async () => {
  visitor = await site.signIn();
  site.useVault(vault);
  site.provider.behave({ text: '{}' });
  browserEnvironment();
  setEnvironment({ fetch: ownServer });
  closeKeyDialog();
  dismissToast();
  await loadAiKeys();
  sent = [];
  person = openIsland(<KeyDialogPlace />);
});

/** Opens the dialog, and waits for its form. */
async function open(after?: () => void) {
  openKeyDialog({ reason: null, ...(after && { after }) });
  await screen.findByRole('button', { name: /^(?:Save|Replace) API Key$/ });
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const beside = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the form for a key', () => {
  test('focuses the key’s field, which hides its value', async () => {
    await open();
    await waitFor(() => expect(document.activeElement).toBe(field('API key')));
    expect(field('API key').type).toBe('password');
    expect(field('API key').autocomplete).toBe('off');
    await person.click(dialog().getByRole('button', { name: 'Show key' }));
    expect(field('API key').type).toBe('text');
  });

  test('saves with Enter, closes, shows a toast, and resumes the interrupted action', async () => {
    let went = 0;
    await open(() => (went += 1));
    await person.type(field('API key'), `${GOOD_KEY}{Enter}`);
    await closed();
    expect(sent).toMatchObject([{ method: 'PUT', body: { provider: 'gemini', key: GOOD_KEY } }]);
    expect($toast.get()?.title).toBe('API key saved');
    expect(went).toBe(1);
    expect(JSON.stringify($aiKeys.get())).not.toContain(GOOD_KEY);
  });

  test('requires a key before sending, and asks to check a refused one', async () => {
    await open();
    await person.click(dialog().getByRole('button', { name: 'Save API Key' }));
    await waitFor(() => expect(beside(field('API key'))).toBe('Please enter an API key.'));
    expect(document.activeElement).toBe(field('API key'));
    expect(sent).toEqual([]);
    await person.type(field('API key'), 'AIzaSyAnother-0123456789-0123456789');
    await person.click(dialog().getByRole('button', { name: 'Save API Key' }));
    await waitFor(() => expect(beside(field('API key'))).not.toBe('Please enter an API key.'));
    expect(beside(field('API key'))).toMatch(/API key/);
    expect(document.activeElement).toBe(field('API key'));
    expect(field('API key').value).toBe('AIzaSyAnother-0123456789-0123456789');
  });

  test('sends once, for repeated clicks', async () => {
    await open();
    await person.type(field('API key'), GOOD_KEY);
    await person.dblClick(dialog().getByRole('button', { name: 'Save API Key' }));
    await closed();
    expect(sent).toHaveLength(1);
  });

  test('asks for another provider’s fields, shows errors next to them, and focuses them', async () => {
    await open();
    await person.selectOptions(dialog().getByRole('combobox', { name: 'Provider' }), 'openai-compatible');
    await person.type(field('API key'), GOOD_KEY);
    await person.click(dialog().getByRole('button', { name: 'Save API Key' }));
    await waitFor(() => expect(beside(field('Server address'))).toMatch(/address of the server/));
    expect(document.activeElement).toBe(field('Server address'));
    await person.type(field('Server address'), site.provider.openAiUrl);
    await person.click(dialog().getByRole('button', { name: 'Save API Key' }));
    await waitFor(() => expect(beside(field('Model'))).toMatch(/model/));
    expect(beside(field('Server address'))).toBe('');
    expect(document.activeElement).toBe(field('Model'));
    await person.type(field('Model'), 'a-model{Enter}');
    await closed();
    expect($aiKeys.get()).toMatchObject({ keys: [{ endpoint: site.provider.openAiUrl, model: 'a-model' }] });
  });

  test('does not send a provider’s key to another', async () => {
    await open();
    await person.type(field('API key'), GOOD_KEY);
    await person.selectOptions(dialog().getByRole('combobox', { name: 'Provider' }), 'openai-compatible');
    expect(field('API key').value).toBe('');
  });

  test('keeps the input while the server cannot save it, with the reason', async () => {
    site.useVault(null);
    await open();
    await person.type(field('API key'), `${GOOD_KEY}{Enter}`);
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toMatch(/API_KEY_ENCRYPTION_KEY/));
    expect(field('API key').value).toBe(GOOD_KEY);
    site.useVault(vault);
    await person.click(dialog().getByRole('button', { name: 'Save API Key' }));
    await closed();
  });

  test('offers the recommender without a key while there is none', async () => {
    const { promise: late, resolve: come } = Promise.withResolvers<void>();
    let isFirst = true;
    const lateFirst: typeof ownServer = async (path, init) => {
      const answer = await ownServer(path, init);
      if (isFirst) {
        isFirst = false;
        await late;
      }
      return answer;
    };
    setEnvironment({ fetch: lateFirst });
    await open();
    await person.click(dialog().getByRole('button', { name: 'Try the offline recommender' }));
    await closed();
    // The earlier keys, which the opened dialog requested, arrive after the new one was saved.
    const counts: number[] = [];
    onTestFinished($aiKeys.listen((keys) => counts.push(keys.kind === 'ready' ? keys.keys.length : 0)));
    come();
    await open();
    await waitFor(() => expect(counts.length).toBeGreaterThan(0));
    expect(counts).not.toContain(0);
    expect(dialog().getByRole('heading', { name: 'Manage API Key' })).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Try the offline recommender' })).toBeNull();
  });
});

describe('a saved key', () => {
  beforeEach(async () => {
    await open();
    await person.type(field('API key'), `${GOOD_KEY}{Enter}`);
    await closed();
    sent = [];
    await open();
  });

  test('is shown masked, and can be replaced', async () => {
    expect(screen.getByRole('dialog').textContent).toContain('AIza****6789');
    await person.type(field('New API key'), GOOD_KEY);
    await person.click(dialog().getByRole('button', { name: 'Replace API Key' }));
    await closed();
    expect(sent).toMatchObject([{ method: 'PUT' }]);
  });

  test('is deleted after confirmation, with the focus on Cancel', async () => {
    await person.click(dialog().getByRole('button', { name: 'Delete Gemini API key' }));
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Keep it' }));
    await person.keyboard('{Enter}');
    expect(sent).toEqual([]);
    await person.click(dialog().getByRole('button', { name: 'Delete Gemini API key' }));
    await person.click(dialog().getByRole('button', { name: 'Delete key' }));
    await dialog().findByRole('button', { name: 'Save API Key' });
    expect(sent).toMatchObject([{ method: 'DELETE' }]);
    await waitFor(() => expect(document.activeElement).toBe(field('API key')));
  });
});
