import { PROJECT } from '../hosted/project.ts';

/** First of ten consecutive ports. Another one lets two working copies test at once. */
const FIRST = Number(process.env['E2E_PORT'] ?? 4391);
/** The product on its embedded services. */
export const EMBEDDED_PORT = FIRST;
/** The product with a local server of TMDB's protocol. */
export const TMDB_PORT = FIRST + 1;
export const TMDB_KEY = '0123456789abcdef0123456789abcdef';
/** The product's base path in this run. Tests write addresses without it. */
export const BASE_PATH = process.env['BASE_PATH'] ?? '';
/** A path below the base path. Paths already below it and full addresses stay. */
export const at = (path: string) =>
  path.startsWith('/') && !(BASE_PATH && path.startsWith(`${BASE_PATH}/`)) ? BASE_PATH + path : path;
export const EMBEDDED_URL = `http://localhost:${EMBEDDED_PORT}${BASE_PATH}`;
/** The backend's address for browsers of the product at `url`. */
export const backendOf = (url: string) => PROJECT?.url ?? `${url}/embedded/backend`;
export const TMDB_URL = `http://localhost:${TMDB_PORT}${BASE_PATH}`;
/** Lets tests start the jobs of the product on its embedded services. */
export const JOBS_TOKEN = 'only-for-browser-tests';
