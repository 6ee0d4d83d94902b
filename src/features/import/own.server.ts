import { RESTORED_PARTS } from '../export/parts.ts';
import { ownRecordSchema, type OwnRecord } from '../export/records.ts';
import type { ImportEntry } from './files/entry.ts';
import { identityOf, type KeptEntry } from './identity.ts';
import type { Kind, TitleId } from '../../core/title.ts';

/** Records come last, in the order of restoration: dependents after what they depend on. */
const FIRST_RANK = 10;

/** The kind of parts whose titles have none. */
const KIND_OF: Partial<Record<OwnRecord['part'], Kind>> = {
  following: 'tv',
  episodes: 'tv',
  lostEpisodes: 'tv',
  seriesReminders: 'tv',
  partRatings: 'tv',
  reminders: 'movie',
};

/** A record's title, if it has one. */
function titleOf({ part, record }: OwnRecord): TitleId | null {
  // Titles of lists belong to their list's key.
  if (part === 'services' || 'list' in record || !('id' in record)) return null;
  const kind = 'kind' in record && record.kind !== undefined ? record.kind : KIND_OF[part];
  return kind === 'movie' || kind === 'tv' ? { kind, id: record.id } : null;
}

/** The row of an unreadable entry. */
const unreadable = (entry: ImportEntry): KeptEntry => ({
  ...{ key: 'own|unreadable', words: '', rank: FIRST_RANK, stars: null, title: null, entry },
});

/**
 * The row to store for an entry. An invalid record of our own export becomes an unreadable row and stops no
 * other.
 */
export function keptEntry(entry: ImportEntry): KeptEntry {
  if (entry.what !== 'own') return identityOf(entry);
  if (entry.problem) return unreadable(entry);
  const read = ownRecordSchema.safeParse(entry.own);
  if (!read.success) return unreadable({ ...entry, kind: null, year: null, ids: {}, own: undefined });
  const own = read.data;
  const title = titleOf(own);
  const name = 'name' in own.record ? (own.record.name ?? '') : entry.name;
  const called = name.trim() === '' ? null : [...name].slice(0, 300).join('');
  // Rows are saved by key in the order keys appeared: lists come before their titles and have another key,
  // since each title refers to its list.
  const part = own.part === 'listTitles' ? 'lists|titles' : own.part;
  return {
    key: title === null ? `own|${part}` : `own|${title.kind}|${title.id}`,
    words: '',
    rank: FIRST_RANK + RESTORED_PARTS.indexOf(own.part),
    stars: null,
    title: title && called !== null ? { ...title, title: called } : null,
    entry: { ...entry, name: called ?? '', kind: title?.kind ?? null, day: null, own },
  };
}
