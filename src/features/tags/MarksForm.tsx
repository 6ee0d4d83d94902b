import { pageAddress } from '../../core/routes.ts';
import { tagOther } from './tags-words.ts';
import { m } from '../../paraglide/messages.js';
import { useState, type SubmitEvent } from 'react';
import { hasTooLong, TAG_BOUNDS, TAGS_PATH, tagKey, tagsIn, type OwnMarks } from './tags.ts';
import { draftMarks, saveMarks, type MarksSheet } from './marks.store.ts';
import { ReviewField } from '../reviews/ReviewField.tsx';
import { TagField } from './TagField.tsx';

type Problem = Exclude<MarksSheet['problem'], 'load' | null>;

const sentence = (problem: Problem, there: OwnMarks) =>
  problem === 'other' ? tagOther(there.note) : problem === 'tooMany' ? m.tag_too_many() : m.tag_save_failed();

/** Edits tags (of whole titles) and the note. */
export function MarksForm({ sheet, marks }: { sheet: MarksSheet; marks: OwnMarks }) {
  const { season, all, problem, draft } = sheet;
  const [tags, setTags] = useState(() => [...marks.tags]);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState(draft ?? marks.note);
  const [busy, setBusy] = useState(false);

  function write(text: string) {
    setNote(text);
    draftMarks(text);
  }

  async function keep() {
    if (busy || hasTooLong(typed)) return;
    setBusy(true);
    // Also saves typed text that was not added as a tag yet.
    const known = new Set(tags.map(tagKey));
    const whole = [...tags, ...tagsIn(typed).filter((tag) => !known.has(tagKey(tag)))];
    if (!(await saveMarks(whole, note))) setBusy(false);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void keep();
  }

  return (
    <form method="post" className="grid gap-5" onSubmit={onSubmit} aria-busy={busy}>
      <p className="text-sm text-ink-mute">
        <bdi className="font-semibold text-ink">{sheet.title.title}</bdi> · {m.tag_private()}
      </p>
      {season === null && <TagField tags={tags} text={typed} all={all} onTags={setTags} onText={setTyped} />}
      <ReviewField
        label={m.tag_note()}
        text={note}
        limit={TAG_BOUNDS.note}
        onText={write}
        onSubmit={() => void keep()}
      />
      <p role="alert" className="text-sm text-marquee [overflow-wrap:anywhere] empty:hidden">
        {problem !== null && problem !== 'load' && sentence(problem, marks)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <button type="submit" className="button button-primary">
          {busy ? m.tag_saving() : m.tag_save()}
        </button>
        {season === null && (
          <a className="text-link inline-flex items-center text-sm" href={pageAddress(TAGS_PATH)}>
            {m.tag_manage()}
          </a>
        )}
      </div>
    </form>
  );
}
