// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import renderer from '@astrojs/react/client.js';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import session from '../../../../src/core/islands/session-client.ts';

/** Adds an island to the page. Returns its hydrate function and its element. */
function island(value = '') {
  const hydrate = vi.fn(() => Promise.resolve());
  const element = document.createElement('astro-island');
  document.body.append(element);
  void session(() => Promise.resolve(hydrate), { name: 'session', value }, element);
  return { hydrate, element };
}

const use = (element: HTMLElement) => element.dispatchEvent(new Event('pointerover'));

beforeEach(() => {
  document.body.replaceChildren();
});

test('Hydrates once, on the first use, not with another island', async () => {
  const { hydrate, element } = island();
  document.dispatchEvent(new Event('hydrate'));
  expect(hydrate).not.toHaveBeenCalled();
  use(element);
  use(element);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});

test('Hydrates the page’s island with the first other one', async () => {
  const [other, page] = [island(), island('page')];
  use(other.element);
  await vi.waitFor(() => expect(page.hydrate).toHaveBeenCalledOnce());
});

test('Hydrates when a visitor signs in', async () => {
  const { hydrate } = island();
  document.dispatchEvent(new Event('signed-in'));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});

test('Fetches a failed script again', async () => {
  const { hydrate, element } = island();
  // Astro keeps the attribute when hydration fails.
  element.setAttribute('ssr', '');
  use(element);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  await vi.waitFor(() => {
    use(element);
    expect(hydrate).toHaveBeenCalledTimes(2);
  });
});

test('Hydrates a signed-in user’s island in idle time, also without an idle callback', async () => {
  document.cookie = 'sb-marquee-auth-token=x';
  onTestFinished(() => void (document.cookie = 'sb-marquee-auth-token=; max-age=0'));
  const plain = island();
  await vi.waitFor(() => expect(plain.hydrate).toHaveBeenCalledOnce());
  let becomeIdle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => (becomeIdle = act));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { hydrate } = island();
  expect(hydrate).not.toHaveBeenCalled();
  becomeIdle();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});

test('Counts a press before hydration once', async () => {
  const { hydrate, element } = island();
  element.innerHTML = '<button></button>';
  const button = element.querySelector('button');
  const answer = vi.fn();
  hydrate.mockImplementation(() => {
    button?.addEventListener('click', answer);
    return Promise.resolve();
  });
  button?.click();
  button?.click();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  button?.click();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('Delivers a press before hydration to parts React has not hydrated', async () => {
  const { hydrate, element } = island();
  const answer = vi.fn();
  const Island = () => createElement('button', { onClick: answer }, 'Press');
  element.innerHTML = renderToString(createElement(Island));
  element.setAttribute('ssr', '');
  hydrate.mockImplementation(() => {
    renderer(element)(Island, {}, {}, { client: 'session' });
    element.removeAttribute('ssr');
    return Promise.resolve();
  });
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
});

test('Delivers a select’s change after hydration, and submits a real form at once', async () => {
  const { hydrate, element } = island();
  element.innerHTML = '<select></select><form method="post"><button type="submit"></button></form>';
  const [select, form] = [element.querySelector('select'), element.querySelector('form')];
  let ready: () => void = () => undefined;
  hydrate.mockImplementation(() => new Promise((resolve) => (ready = () => resolve(undefined))));
  const [onChoose, onSend] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
  form?.addEventListener('submit', onSend);
  form?.querySelector('button')?.click();
  expect(onSend).toHaveBeenCalledOnce();
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  select?.addEventListener('change', onChoose);
  ready();
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
  expect(onSend).toHaveBeenCalledOnce();
});
