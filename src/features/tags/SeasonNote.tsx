import { tagNoteOf } from './tags-words.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import type { FollowedTitle } from '../series/following.ts';
import type { OwnMarks } from './tags.ts';
import { $ownMarks, followMarks } from './marks.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

interface SeasonNoteProps {
  series: FollowedTitle;
  season: number;
  /** As rendered; null if it was not loaded. */
  own: OwnMarks | null;
}

/** A signed-in user's note on a season, with a button that opens it. */
export function SeasonNote({ series, season, own }: SeasonNoteProps) {
  const { id } = series;
  const marks = useStore($ownMarks) ?? own;
  useEffect(() => followMarks({ kind: 'tv', id, season }, own), [id, season, own]);
  if (!marks) return null;

  async function open() {
    const { openMarks } = await import('./open-marks.tsx');
    openMarks({ ...series, kind: 'tv', date: null, voteAverage: null }, season);
  }

  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        aria-label={tagNoteOf(m.season_name({ number: season }))}
        onClick={() => void open()}
      >
        {m.tag_note_button()}
      </button>
      {marks.note && (
        <p dir="auto" className="w-full whitespace-pre-line text-sm text-ink-soft [overflow-wrap:anywhere]">
          {marks.note}
        </p>
      )}
    </>
  );
}
