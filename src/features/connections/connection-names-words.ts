import { m } from '../../paraglide/messages.js';
import { isolated } from '../../core/language/inserted.ts';
import type { DiaryPlay } from './connections.ts';
import { playSources } from './outcome-words.ts';

/** Program and device of a diary entry: `Plex, Living room`. */
export const playBy = (diaryPlay: Pick<DiaryPlay, 'source' | 'device'>): string =>
  diaryPlay.device === null
    ? m.play_by_no_device({ source: diaryPlay.source, program: playSources[diaryPlay.source]() })
    : m.play_by({
        source: diaryPlay.source,
        device: isolated(diaryPlay.device),
        program: playSources[diaryPlay.source](),
      });
