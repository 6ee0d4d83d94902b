import { m } from '../../paraglide/messages.js';
import { answerFiles } from './import-files.store.ts';
import type { ImportView } from './import-view.store.ts';

/** The profiles of a household in a file; all are imported until one is left out. */
export function PreviewProfiles({ view }: { view: Extract<ImportView, { step: 'preview' }> }) {
  const { profiles } = view.summary.questions;
  const chosen = view.answers.profiles ?? profiles;
  if (profiles.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{m.import_preview_questions_profiles()}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {profiles.map((profile) => (
          <label key={profile} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-marquee"
              checked={chosen.includes(profile)}
              onChange={() => {
                const others = chosen.filter((one) => one !== profile);
                const more = profiles.filter((one) => one === profile || chosen.includes(one));
                void answerFiles({ profiles: chosen.includes(profile) ? others : more });
              }}
            />
            <bdi className="[overflow-wrap:anywhere]">{profile}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
