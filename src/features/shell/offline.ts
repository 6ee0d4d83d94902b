/** Address of the service worker: at the root, so that its scope is the whole site. */
export const WORKER_PATH = '/sw.js';

/** Fallback page without a network. */
export const OFFLINE_PATH = '/offline';
