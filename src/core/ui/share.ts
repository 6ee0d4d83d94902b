import { m } from '../../paraglide/messages.js';
import { showToast } from '../stores/toasts.ts';
import { copyLink } from './copy-link.ts';
import { pageAddress } from '../routes.ts';

/** The page's address to share, without parameters of this reader. */
function addressOf(button: HTMLElement): string {
  const own = button.dataset['share'];
  if (own) return location.origin + pageAddress(own);
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
}

/** Opens the native share sheet. False if the browser has none or refuses; closing it returns true. */
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
 * Shares a page by the native share sheet, else copies its address, else shows it in a field. `data-share` of
 * the button may name another address.
 */
export async function share(button: HTMLElement): Promise<void> {
  const url = addressOf(button);
  if (await offered(url)) return;
  showToast(
    (await copyLink(url)) ? { title: m.share_copied_title() } : { title: m.share_to_copy(), field: url },
  );
}
