// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import session from '../../../src/islands/session-client.ts';

/** An island that sleeps on the page; answers how it hydrates, and its element. */
function asleep(value = '') {
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

test('an island sleeps until it is used, and wakes once', async () => {
  const { hydrate, element } = asleep();
  document.dispatchEvent(new Event('wake'));
  expect(hydrate).not.toHaveBeenCalled();
  use(element);
  use(element);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});

test('one that waits for others wakes with the first of them', async () => {
  const [other, waiting] = [asleep(), asleep('wake')];
  use(other.element);
  await vi.waitFor(() => expect(waiting.hydrate).toHaveBeenCalledOnce());
});

test('one that shows what is one’s own sleeps through all that and wakes when somebody signs in', async () => {
  const [other, own] = [asleep(), asleep('signed-in')];
  use(other.element);
  await vi.waitFor(() => expect(other.hydrate).toHaveBeenCalledOnce());
  expect(own.hydrate).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('signed-in'));
  await vi.waitFor(() => expect(own.hydrate).toHaveBeenCalledOnce());
});

test('one that is for its first use sleeps for somebody signed in too, where others wake at once', async () => {
  document.cookie = 'sb-marquee-auth-token=x';
  const [other, used] = [asleep(), asleep('use')];
  await vi.waitFor(() => expect(other.hydrate).toHaveBeenCalledOnce());
  expect(used.hydrate).not.toHaveBeenCalled();
  use(used.element);
  await vi.waitFor(() => expect(used.hydrate).toHaveBeenCalledOnce());
});

test('a form that only scripts can send is sent once it can answer, any other at once', async () => {
  const { hydrate, element } = asleep();
  element.innerHTML = '<form method="dialog"></form><form method="post"></form>';
  const [own, plain] = [...element.querySelectorAll('form')];
  let ready: () => void = () => undefined;
  hydrate.mockImplementation(() => new Promise((resolve) => (ready = () => resolve(undefined))));
  const answer = vi.fn((event: Event) => event.preventDefault());
  for (const form of [own, plain]) form?.addEventListener('submit', answer);
  expect(plain?.dispatchEvent(new Event('submit', { cancelable: true }))).toBe(false);
  expect(answer).toHaveBeenCalledOnce();
  expect(hydrate).not.toHaveBeenCalled();
  own?.requestSubmit();
  own?.requestSubmit();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  expect(answer).toHaveBeenCalledOnce();
  ready();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
});
