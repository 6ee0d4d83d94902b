import type { Kind } from '../../core/title.ts';

/** A title whose story has some words of a wish. */
export interface FoundStory {
  id: number;
  words: readonly string[];
}

/** Finds titles by words of their stories, best first. */
export type StorySearch = (kind: Kind, text: string) => Promise<readonly FoundStory[]>;
