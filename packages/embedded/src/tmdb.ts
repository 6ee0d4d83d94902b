export { createCatalogueServer } from './tmdb/server.ts';
