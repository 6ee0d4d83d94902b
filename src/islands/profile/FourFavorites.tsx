import { useRef } from 'react';
import { OWN_PROFILE_MESSAGES as words } from '../../domain/messages.ts';
import { MOST_FAVORITES, type ProfileTitle } from '../../domain/public-profile/public-profile.ts';
import { titleKey } from '../../domain/title.ts';
import { addFavorite, moveForward, removeFavorite } from '../../stores/public-profile/own-public-profile.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';

const LatePicker = late(() => import('../diary/TitlePicker.tsx').then((script) => script.TitlePicker));

/** The four titles that stand first on one's page, chosen by the search that suggests. */
export function FourFavorites({ favorites }: { favorites: readonly ProfileTitle[] }) {
  const { asked, ask, close, putOff } = useAsked();
  const add = useRef<HTMLButtonElement>(null);
  const full = favorites.length >= MOST_FAVORITES;

  function pick(title: ProfileTitle) {
    void addFavorite(title);
    close();
    // The search that had the focus is gone.
    requestAnimationFrame(() => add.current?.focus());
  }

  return (
    <section aria-labelledby="four-heading">
      <h3 id="four-heading" className="font-sans text-sm font-semibold tracking-normal">
        {words.four}
      </h3>
      <p className="mb-3 mt-1 text-sm text-ink-mute">{words.fourNote}</p>
      <ol className="grid gap-1">
        {favorites.map((title, index) => (
          <li key={titleKey(title)} className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
              <bdi>{title.title}</bdi>
            </span>
            {index > 0 && (
              <button
                type="button"
                className="review-action"
                aria-label={words.earlier(title.title)}
                onClick={() => void moveForward(title)}
              >
                {words.forward}
              </button>
            )}
            <button
              type="button"
              className="review-action"
              aria-label={words.remove(title.title)}
              onClick={() => {
                add.current?.focus();
                void removeFavorite(title);
              }}
            >
              {words.removeOne}
            </button>
          </li>
        ))}
      </ol>
      <button
        ref={add}
        type="button"
        className="button button-quiet mt-3"
        aria-expanded={asked}
        aria-disabled={full}
        onClick={() => (asked ? close() : !full && ask())}
      >
        {words.add}
      </button>
      {full && <p className="mt-2 text-sm text-ink-mute">{words.full}</p>}
      <div className="mt-3">
        <LatePicker props={asked ? { onPick: pick } : null} onMissing={putOff} />
      </div>
    </section>
  );
}
