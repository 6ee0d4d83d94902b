import { useEffect } from 'react';
import { SEASON_MESSAGES, TAG_MESSAGES as words } from '../../domain/messages.ts';
import type { FollowedTitle } from '../../domain/series/following.ts';
import { $ownMarks, followMarks } from '../../stores/tags/marks.ts';
import { useStore } from '../ui/use-store.ts';
import { useTakesOver } from '../ui/use-takes-over.ts';

interface NoteButtonProps {
  season: number;
  note: string;
  onOpen: () => void;
}

/** A private note to a season, on its page, and what opens it. */
export function NoteButton({ season, note, onOpen }: NoteButtonProps) {
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        aria-label={words.noteOf(SEASON_MESSAGES.name(season))}
        onClick={onOpen}
      >
        {words.noteButton}
      </button>
      {note && (
        <p dir="auto" className="w-full whitespace-pre-line text-sm text-ink-soft [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
    </>
  );
}

/** The one of whoever is signed in, once it is known. */
export function SeasonNote({ series, season }: { series: FollowedTitle; season: number }) {
  const { id } = series;
  const marks = useStore($ownMarks);
  useEffect(() => followMarks({ kind: 'tv', id, season }), [id, season]);
  useTakesOver('note', marks !== null);
  if (!marks) return null;

  async function open() {
    const { openMarks } = await import('./open-marks.tsx');
    openMarks({ ...series, kind: 'tv', date: null, voteAverage: null }, season);
  }

  return <NoteButton season={season} note={marks.note} onOpen={() => void open()} />;
}
