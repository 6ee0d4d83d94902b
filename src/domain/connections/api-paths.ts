/** Where the API lies; what stands below it changes by additions only. */
export const API_PATH = '/api/v1';

/** Its description for programs, and the page that is rendered from it. */
export const OPENAPI_PATH = `${API_PATH}/openapi.json`;
export const DEVELOPERS_PATH = '/developers';
