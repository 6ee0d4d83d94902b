import { PROJECT } from '../hosted/project.ts';

/** First of ten ports in a row; another one lets two working copies test at once. */
const FIRST = Number(process.env['E2E_PORT'] ?? 4391);
/** The product on its embedded services. */
export const EMBEDDED_PORT = FIRST;
/** The product in front of a local server that speaks TMDB's protocol. */
export const TMDB_PORT = FIRST + 1;
export const TMDB_KEY = '0123456789abcdef0123456789abcdef';
/** What the product stands below in this run; the tests write addresses without it. */
export const BASE_PATH = process.env['BASE_PATH'] ?? '';
/** Where a path of the product is in this run; what a page said, and whole addresses, are left alone. */
export const at = (path: string) =>
  path.startsWith('/') && !(BASE_PATH && path.startsWith(`${BASE_PATH}/`)) ? BASE_PATH + path : path;
export const EMBEDDED_URL = `http://localhost:${EMBEDDED_PORT}${BASE_PATH}`;
/** Where browsers ask the backend of the product at an address. */
export const backendOf = (url: string) => PROJECT?.url ?? `${url}/embedded/backend`;
export const TMDB_URL = `http://localhost:${TMDB_PORT}${BASE_PATH}`;
/** Lets tests start the jobs of the product on its embedded services. */
export const JOBS_TOKEN = 'only-for-browser-tests';
