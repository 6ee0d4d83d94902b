import { WORKER_PATH } from './offline.ts';
import { pageAddress } from '../../core/routes.ts';

// Registered late: it matters from the next page on.
if ('serviceWorker' in navigator) {
  const register = () =>
    navigator.serviceWorker.register(pageAddress(WORKER_PATH)).catch((error: unknown) => {
      // No network, or a window without storage.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    });
  addEventListener('load', () => setTimeout(() => void register(), 4000));
}
