import { recommenderOfBy } from '../ai/recommender-words.ts';
import { yearOf } from '../../core/dates.ts';
import { genreName } from '../../core/genres.ts';
import { listed, listedQuoted } from '../../core/language/listed.ts';
import { m } from '../../paraglide/messages.js';
import type { Part } from './wish-parts.server.ts';
import type { PartialMatch } from './wish-partial.server.ts';
import type { StoryMatch } from './wish-stories.server.ts';

/** Most genres of a title in its reason. */
const MOST_GENRES = 3;

/** Why a title fits that is found by its story: its facts, and the words of the wish that its story has. */
export function storyReasonOf({ title, words }: StoryMatch, parts: readonly Part[]): string {
  const facts = reasonOf(
    { title, lacks: [] },
    parts.filter(({ sort }) => sort !== 'theme'),
  );
  return `${facts} · ${m.ai_words_in_story({ words: listedQuoted(words) })}`;
}

/** Why a title fits a wish, from its facts: "Film from 1957 · Crime, Drama · About courtroom". */
export function reasonOf({ title, lacks }: PartialMatch, parts: readonly Part[]): string {
  const year = yearOf(title.date);
  const met = parts.filter(
    ({ sort, label }) => (sort === 'theme' || sort === 'fact') && !lacks.includes(label),
  );
  return [
    ...(year === null ? [] : [recommenderOfBy[title.kind](year)]),
    listed(title.genreIds.slice(0, MOST_GENRES).map((id) => genreName({ id, name: '' }))),
    ...met.map(({ label }) => label),
  ]
    .filter(Boolean)
    .join(' · ');
}
