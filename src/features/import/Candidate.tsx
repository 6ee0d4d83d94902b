import { importStepDoubtfulPick } from './import-steps-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ImportCandidate } from './import-job.ts';
import { Poster } from '../../core/ui/Poster.tsx';

interface CandidateProps {
  title: ImportCandidate;
  imageBase: string;
  busy: boolean;
  onPick: () => void;
}

/** A possible match, as a button that chooses it. */
export function Candidate({ title, imageBase, busy, onPick }: CandidateProps) {
  const year = title.date?.slice(0, 4) ?? null;
  const original = title.originalTitle === title.title ? null : title.originalTitle;
  return (
    <button
      type="button"
      className="grid w-full content-start gap-2 rounded-lg border border-transparent p-1.5 text-start hover:border-marquee hover:bg-ground-high"
      aria-label={importStepDoubtfulPick(title.title, year)}
      aria-disabled={busy}
      onClick={onPick}
    >
      <Poster title={title} imageBase={imageBase} sizes="(min-width: 768px) 160px, 42vw" />
      <span className="text-sm font-semibold [overflow-wrap:anywhere]">{title.title}</span>
      {original && <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">{original}</span>}
      <span className="text-sm text-ink-mute">
        {[year, title.kind === 'movie' ? m.import_step_doubtful_movie() : m.import_step_doubtful_tv()]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
}
