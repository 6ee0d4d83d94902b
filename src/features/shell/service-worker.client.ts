import { WORKER_PATH } from './offline.ts';
import { pageAddress } from '../../core/routes.ts';

// Long after everything that is seen: it matters to the next page at the earliest.
if ('serviceWorker' in navigator) {
  const register = () =>
    navigator.serviceWorker.register(pageAddress(WORKER_PATH)).catch((error: unknown) => {
      // No network, or a window in which the browser keeps nothing.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    });
  addEventListener('load', () => setTimeout(() => void register(), 4000));
}
