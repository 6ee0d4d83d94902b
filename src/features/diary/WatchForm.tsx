import { watchSheetBefore, watchSheetBeforeRelease, watchSheetDoubtsBy } from './watch-sheet-words.ts';
import { starsCount } from '../../core/stars-count.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { localDay, yearOf } from '../../core/dates.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { Stars } from '../../core/stars.ts';
import { choiceOf, noteOf, readDay, type Watch } from './watches.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { draftedNote, draftNote, saveWatch } from './log-watch.store.ts';
import { ReviewField } from '../reviews/ReviewField.tsx';
import { Poster } from '../../core/ui/Poster.tsx';
import { StarRadios } from '../reviews/StarRadios.tsx';
import { DayFields } from './DayFields.tsx';

interface WatchFormProps {
  title: ListTitle;
  /** The watch to edit; undefined to log one. */
  watch?: Watch;
  /** The previous watch, once it is loaded. */
  last?: Watch | undefined;
  /** The user's rating of the title, once it is loaded. */
  titleStars: Stars | null;
  /** Returns to the title picker. */
  onOther?: () => void;
}

/** Day, rewatch, stars and note of a watch. */
export function WatchForm({ title, watch, last, titleStars, onOther }: WatchFormProps) {
  const [today] = useState(() => localDay(() => new Date()));
  const [choice, setChoice] = useState(() => (watch ? choiceOf(watch.day, today) : 'today'));
  const [date, setDate] = useState(watch?.day ?? today);
  // Undefined until the user chooses: then the previous watch decides, once it is loaded.
  const [again, setAgain] = useState<boolean | undefined>(watch?.again);
  const [stars, setStars] = useState<Stars | null>(watch?.stars ?? null);
  const [note, setNote] = useState(() => draftedNote() ?? watch?.note ?? '');
  const [asked, setAsked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = useRef<HTMLButtonElement>(null);

  const { day, doubt } = readDay(choice, date, { today, released: title.date });
  const refused = doubt !== null && doubt !== 'beforeRelease';
  // A confirmation holds for the confirmed day only.
  const confirming = doubt === 'beforeRelease' && asked === day;
  const year = yearOf(title.date);

  useEffect(() => save.current?.focus(), []);

  function write(text: string) {
    setNote(text);
    draftNote(text);
  }

  async function keep() {
    if (busy || refused) return;
    if (doubt === 'beforeRelease' && !confirming) {
      setAsked(day);
      return;
    }
    setBusy(true);
    const details = { day, again: again ?? last !== undefined, note: noteOf(note), stars };
    if (!(await saveWatch(details))) setBusy(false);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void keep();
  }

  return (
    <form method="post" className="grid gap-5" onSubmit={onSubmit} aria-busy={busy}>
      <div className="flex items-center gap-4">
        <div className="w-12 shrink-0 [&_.poster-blank]:hidden" aria-hidden="true">
          <Poster title={title} imageBase={currentEnvironment().config().imageBase} sizes="48px" />
        </div>
        <div className="min-w-0">
          <p className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
            <bdi>{title.title}</bdi>
            {year && <span className="font-normal text-ink-soft"> ({year})</span>}
          </p>
          {last && <p className="text-sm text-ink-mute">{watchSheetBefore(last.day)}</p>}
          {onOther && (
            <button type="button" className="text-link text-sm" onClick={onOther}>
              {m.watch_sheet_other()}
            </button>
          )}
        </div>
      </div>
      <DayFields choice={choice} date={date} today={today} onChoice={setChoice} onDate={setDate} />
      <p role="status" className={doubt === null ? 'sr-only' : 'text-sm text-marquee'}>
        {refused && watchSheetDoubtsBy[doubt]()}
        {confirming && title.date && watchSheetBeforeRelease(title.title, title.date)}
      </p>
      <div>
        <StarRadios
          label={m.watch_sheet_stars()}
          own={stars}
          onStars={setStars}
          clear={{ label: m.watch_sheet_clear_label(), of: m.watch_sheet_clear_of() }}
        />
        <p className="mt-1 text-sm text-ink-mute">
          {titleStars !== null && `${m.watch_sheet_title_stars({ starsCount: starsCount(titleStars) })} `}
          {m.watch_sheet_stars_rule()}
        </p>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-marquee"
          checked={again ?? last !== undefined}
          onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
        />
        {m.watch_sheet_again()}
      </label>
      <ReviewField label={m.watch_sheet_note()} text={note} onText={write} onSubmit={() => void keep()} />
      <button ref={save} type="submit" className="button button-primary" disabled={refused}>
        {busy ? m.watch_sheet_saving() : confirming ? m.watch_sheet_save_anyway() : m.watch_sheet_save()}
      </button>
    </form>
  );
}
