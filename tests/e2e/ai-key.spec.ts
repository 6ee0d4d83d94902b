import { found, movie } from '../support/ai/lines.ts';
import {
  answerSearches,
  ask,
  descriptionOf,
  forgetKeys,
  historyOf,
  keyButton,
  openAiPage,
  outcomeOf,
} from '../support/ai/page.ts';
import { ASK_FOR } from '../support/ai/scenarios.ts';
import { GOOD_KEY } from '../support/ai/server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser/browser.ts';
import { dialogOf, signedInState, toastOf, type StorageState } from '../support/e2e/people.ts';

const MASK = 'AIza****6789';

// Refusals and failures answer with a status that says so.
test.use({ tolerated: [/status of (?:400|401|429|5\d\d)/] });

let state: StorageState;
test.beforeEach(async ({ page, baseURL }) => {
  state ??= (await signedInState(baseURL)).state;
  await page.context().addCookies(state.cookies);
  await forgetKeys(page);
});

test('the offline recommender answers with one click, and says that it is it', async ({ page }) => {
  await openAiPage(page);
  await expect(keyButton(page)).toHaveText('Add API Key');
  await ask(page, 'adventures for the whole family');
  await expect(dialogOf(page)).toContainText('No API key found. Please add your Gemini API key first.');
  // Nothing went wrong: no alarm, one panel, one dialog.
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(dialogOf(page).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(page.locator('section[aria-label=Recommendations]')).toContainText(
    'One thing before the first search',
  );
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Try the offline recommender' }).click();
  // The refused search goes on by itself.
  await expect(outcomeOf(page).getByRole('article').nth(9)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(outcomeOf(page)).toContainText('Offline recommender');
  await expect(keyButton(page)).toHaveText('Manage API Key');
  await expect(historyOf(page)).toContainText('adventures for the whole family');
});

test('a key is tested and saved, shown by its mask, and never comes back', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/ai/'))
      void response.text().then(
        (text) => answers.push(text),
        () => '',
      );
  });
  await openAiPage(page);
  await keyButton(page).click();
  const dialog = dialogOf(page);
  const field = dialog.getByLabel('API key', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await expect(dialog.getByRole('link', { name: 'Where do I get a key?' })).toHaveAttribute(
    'href',
    'https://aistudio.google.com/apikey',
  );
  await field.fill(GOOD_KEY);
  await dialog.getByRole('button', { name: 'Save API Key' }).click();
  await expect(page.locator('.toast')).toContainText('Your Gemini API key has been saved securely');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(keyButton(page)).toHaveText('Manage API Key');
  await keyButton(page).click();
  await expect(dialog).toContainText(MASK);
  await expectAccessible(page);
  expect(await page.content()).not.toContain(GOOD_KEY);
  expect(answers.join('\n')).toContain(MASK);
  expect(answers.join('\n')).not.toContain(GOOD_KEY);
});

test('a wrong key is said to be wrong beside the field, and not saved; another server needs its address and the name of a model; the dialog fits a phone', async ({
  page,
}) => {
  await openAiPage(page);
  await keyButton(page).click();
  const field = dialogOf(page).getByLabel('API key', { exact: true });
  await dialogOf(page).getByRole('button', { name: 'Save API Key' }).click();
  await expect(dialogOf(page)).toContainText('Please enter an API key.');
  await field.fill('AIza-this-key-is-wrong');
  await dialogOf(page).getByRole('button', { name: 'Save API Key' }).click();
  await expect(dialogOf(page)).toContainText('Invalid API key. Please check your Gemini API key.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('AIza-this-key-is-wrong');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(keyButton(page)).toBeFocused();
  await expect(keyButton(page)).toHaveText('Add API Key');

  await keyButton(page).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Provider').selectOption({ label: 'OpenAI-compatible' });
  await dialog.getByLabel('API key', { exact: true }).fill('sk-something');
  await dialog.getByRole('button', { name: 'Save API Key' }).click();
  await expect(dialog).toContainText('Please enter the address of the server, starting with https://.');
  await expect(dialog.getByLabel('Server address')).toBeFocused();
  await dialog.getByLabel('Server address').fill('https://169.254.169.254/v1');
  await dialog.getByLabel('Model').fill('small');
  await dialog.getByRole('button', { name: 'Save API Key' }).click();
  await expect(dialog).toContainText('This address cannot be used. It must be a public https address.');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('what cannot be saved or deleted is said; a key is replaced, and deleted after asking once more', async ({
  page,
}) => {
  await page.request.put('/api/ai/keys', { data: { provider: 'gemini', key: GOOD_KEY } });
  await openAiPage(page);
  await keyButton(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(MASK);
  await page.route('**/api/ai/keys', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'Failed to save API key' } },
    }),
  );
  await page.route('**/api/ai/keys/gemini', (route) => route.fulfill({ status: 503, json: {} }));
  await dialog.getByLabel('New API key').fill('another key');
  await dialog.getByRole('button', { name: 'Replace API Key' }).click();
  await expect(toastOf(page, 'Error')).toContainText('Failed to save API key');
  await expect(dialog.getByLabel('New API key')).toHaveValue('another key');
  await dialog.getByRole('button', { name: 'Delete Gemini API key' }).click();
  await dialog.getByRole('button', { name: 'Delete key' }).click();
  await expect(toastOf(page, 'Error')).toContainText('Failed to delete API key. Please try again.');
  await expect(dialog).toContainText(MASK);

  await page.unroute('**/api/ai/keys');
  await page.unroute('**/api/ai/keys/gemini');
  await page.reload();
  await keyButton(page).click();
  await dialog.getByLabel('New API key').fill('marquee-demo-key');
  await dialog.getByRole('button', { name: 'Replace API Key' }).click();
  await expect(dialog).toBeHidden();
  await keyButton(page).click();
  await expect(dialog).toContainText('marq****-key');
  await dialog.getByRole('button', { name: 'Delete Gemini API key' }).click();
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toContainText('marq****-key');
  await dialog.getByRole('button', { name: 'Delete Gemini API key' }).click();
  await dialog.getByRole('button', { name: 'Delete key' }).click();
  await expect(page.locator('.toast')).toContainText('Your API key has been deleted.');
  await expect(dialog).not.toContainText('marq****-key');
  await expect(dialog.getByLabel('API key', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keyButton(page)).toHaveText('Add API Key');
});

test('a search is told that its key fails, which opens the dialog, that the session ended, and that the answer broke off', async ({
  page,
}) => {
  const failed = toastOf(page, 'Error getting recommendations');
  await openAiPage(page);
  for (const [code, message] of [
    ['keyRefused', 'Invalid API key. Please check your Gemini API key.'],
    ['keyUnreadable', 'Failed to retrieve API key'],
  ] as const) {
    await answerSearches(page, { type: 'error', code, message });
    await ask(page, ASK_FOR.titles);
    await expect(failed.filter({ hasText: message })).toBeVisible();
    await expect(dialogOf(page)).toContainText(message);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(outcomeOf(page)).toContainText(message);
    await outcomeOf(page).getByRole('button', { name: 'Manage API Key' }).click();
    await expect(dialogOf(page)).toContainText(message);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
  await page.route('**/api/ai/search', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'signedOut', message: 'User not authenticated' } } }),
  );
  await ask(page, ASK_FOR.titles);
  await expect(failed.filter({ hasText: 'User not authenticated' })).toBeVisible();
  await expect(descriptionOf(page)).toHaveValue(ASK_FOR.titles);

  await answerSearches(page, found(0, movie(603, 'The Matrix'), 'It is here.'));
  await ask(page, ASK_FOR.titles);
  await expect(failed.filter({ hasText: 'The answer broke off.' })).toBeVisible();
  await expect(outcomeOf(page).getByRole('article')).toContainText('It is here.');
  await expectAccessible(page);
});
