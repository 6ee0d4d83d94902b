import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { share } from '../../../../src/core/ui/share.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';

const ADDRESS = 'https://marquee.example/movie/603';

function buttonOf(path = ''): HTMLElement {
  const button = document.createElement('button');
  button.dataset['share'] = path;
  return button;
}

/** A browser with a share sheet that does what the test says. */
function withSheet(answer: () => Promise<void>) {
  const given: ShareData[] = [];
  vi.stubGlobal('navigator', {
    share: (data: ShareData) => {
      given.push(data);
      return answer();
    },
  });
  return given;
}

/** A browser without one, whose clipboard accepts text or refuses it. */
function withClipboard(refuses = false) {
  const copied: string[] = [];
  const writeText = (text: string) => {
    if (refuses) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    copied.push(text);
    return Promise.resolve();
  };
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return copied;
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  document.head.innerHTML = `<title>The Matrix · Marquee</title><link rel="canonical" href="${ADDRESS}">`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

describe('the Share button', () => {
  test('gives the page’s name and address to the browser’s sheet', async () => {
    const given = withSheet(() => Promise.resolve());
    await share(buttonOf());
    expect(given).toEqual([{ title: 'The Matrix · Marquee', url: ADDRESS }]);
    expect($toast.get()).toBeNull();
  });

  test('ignores a closed sheet', async () => {
    withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await share(buttonOf());
    expect($toast.get()).toBeNull();
  });

  test('copies the address without a sheet, and says so', async () => {
    const copied = withClipboard();
    await share(buttonOf());
    expect(copied).toEqual([ADDRESS]);
    expect($toast.get()).toMatchObject({ title: 'Link copied' });
  });

  test('shares its own address instead of the page’s, if it has one', async () => {
    const copied = withClipboard();
    await share(buttonOf('/year/abc'));
    expect(copied).toEqual([new URL('/year/abc', location.origin).href]);
  });

  test('shows the address in a field when copying is forbidden', async () => {
    withClipboard(true);
    await share(buttonOf());
    expect($toast.get()).toMatchObject({ title: 'Link to copy', field: ADDRESS });
  });
});
