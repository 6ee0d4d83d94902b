import { RESTORED_PARTS } from '../export/parts.ts';
import { ownRecordSchema, type OwnRecord } from '../export/records.ts';
import type { ImportEntry } from './files/entry.ts';
import { identityOf, type KeptEntry } from './identity.ts';
import type { Kind, TitleId } from '../../core/title.ts';

/** Records come after everything else, in the order in which they go back: what hangs on something else behind it. */
const FIRST_RANK = 10;

/** Of which kind the titles of a part are that names none. */
const KIND_OF: Partial<Record<OwnRecord['part'], Kind>> = {
  following: 'tv',
  episodes: 'tv',
  lostEpisodes: 'tv',
  seriesReminders: 'tv',
  partRatings: 'tv',
  reminders: 'movie',
};

/** The title a record is about, where it is about one. */
function titleOf({ part, record }: OwnRecord): TitleId | null {
  // Titles of lists are entered by their list, not by what they are.
  if (part === 'services' || 'list' in record || !('id' in record)) return null;
  const kind = 'kind' in record && record.kind !== undefined ? record.kind : KIND_OF[part];
  return kind === 'movie' || kind === 'tv' ? { kind, id: record.id } : null;
}

/** What is kept of a row that says nothing we keep. */
const unreadable = (entry: ImportEntry): KeptEntry => ({
  ...{ key: 'own|unreadable', words: '', rank: FIRST_RANK, stars: null, title: null, entry },
});

/** What is kept of an entry; a record of our own export that is none is kept as such, and stops no other. */
export function keptEntry(entry: ImportEntry): KeptEntry {
  if (entry.what !== 'own') return identityOf(entry);
  if (entry.problem) return unreadable(entry);
  const read = ownRecordSchema.safeParse(entry.own);
  if (!read.success) return unreadable({ ...entry, kind: null, year: null, ids: {}, own: undefined });
  const own = read.data;
  const title = titleOf(own);
  const name = 'name' in own.record ? (own.record.name ?? '') : entry.name;
  const called = name.trim() === '' ? null : [...name].slice(0, 300).join('');
  // Rows are saved key by key, in the order of the keys that came together: lists stand before their titles, and apart
  // from them, because each title looks for its list.
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
