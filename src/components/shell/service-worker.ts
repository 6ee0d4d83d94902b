import { WORKER_PATH } from '../../domain/offline/offline.ts';

// Long after everything that is seen: it matters to the next page at the earliest.
if ('serviceWorker' in navigator) {
  addEventListener('load', () =>
    setTimeout(() => void navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined), 4000),
  );
}
