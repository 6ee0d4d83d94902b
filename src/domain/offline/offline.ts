/** Where the service worker lies; at the root, so that it may stand for every page. */
export const WORKER_PATH = '/sw.js';

/** The page that stands in for any other while there is no network. */
export const OFFLINE_PATH = '/offline';
