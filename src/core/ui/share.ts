import { m } from '../../paraglide/messages.js';
import { showToast } from '../stores/toasts.ts';
import { copyLink } from './copy-link.ts';
import { pageAddress } from '../routes.ts';

/** The address of a page as others should have it: without what is only this reader's. */
function addressOf(button: HTMLElement): string {
  const own = button.dataset['share'];
  if (own) return location.origin + pageAddress(own);
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
}

/** What the browser's own sheet came to: false where it has none or refused, which closing it is not. */
async function offered(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    if (error instanceof DOMException) return error.name === 'AbortError';
    throw error;
  }
}

/**
 * Shares a page: by the browser's own sheet, else by copying its address, else by showing it in a field. `data-share` of the
 * button may name another address.
 */
export async function share(button: HTMLElement): Promise<void> {
  const url = addressOf(button);
  if (await offered(url)) return;
  showToast(
    (await copyLink(url)) ? { title: m.share_copied_title() } : { title: m.share_to_copy(), field: url },
  );
}
