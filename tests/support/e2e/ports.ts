/** First of ten ports in a row; another one lets two working copies test at once. */
const FIRST = Number(process.env['E2E_PORT'] ?? 4391);
/** The product on its embedded services. */
export const EMBEDDED_PORT = FIRST;
/** The product in front of a local server that speaks TMDB's protocol. */
export const TMDB_PORT = FIRST + 1;
export const TMDB_KEY = '0123456789abcdef0123456789abcdef';
export const EMBEDDED_URL = `http://localhost:${EMBEDDED_PORT}`;
export const TMDB_URL = `http://localhost:${TMDB_PORT}`;
/** Lets tests start the jobs of the product on its embedded services. */
export const JOBS_TOKEN = 'only-for-browser-tests';
