/** Base path of the API. Changes below it must be backward compatible. */
export const API_PATH = '/api/v1';

/** The OpenAPI document, and the page rendered from it. */
export const OPENAPI_PATH = `${API_PATH}/openapi.json`;
export const DEVELOPERS_PATH = '/developers';
