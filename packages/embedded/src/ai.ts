export type { WishReader } from './ai/reader.ts';
export { createRecommenderServer, type RecommenderOptions } from './ai/server.ts';
