export type { WishReader } from './ai/reader.ts';
export { createStorySearch, type FoundStory, type StoryOptions } from './ai/stories.ts';
export { createRecommenderServer, type RecommenderOptions } from './ai/server.ts';
