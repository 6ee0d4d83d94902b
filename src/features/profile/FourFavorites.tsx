import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useState, useRef } from 'react';
import { MOST_FAVORITES, type ProfileTitle } from '../public-profile/public-profile.ts';
import { titleKey } from '../../core/title.ts';
import { addFavorite, moveForward, removeFavorite } from '../public-profile/own-public-profile.store.ts';
import { lazyPart } from '../../core/ui/lazy.tsx';

const TitlePicker = lazyPart(() => import('../diary/TitlePicker.tsx').then((script) => script.TitlePicker));

/** The four favourites on the user's public profile. */
export function FourFavorites({ favorites }: { favorites: readonly ProfileTitle[] }) {
  const [asked, setAsked] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const full = favorites.length >= MOST_FAVORITES;

  function pick(title: ProfileTitle) {
    void addFavorite(title);
    setAsked(false);
    // The focused search is gone.
    requestAnimationFrame(() => add.current?.focus());
  }

  return (
    <section aria-labelledby="four-heading">
      <h3 id="four-heading" className="font-sans text-sm font-semibold tracking-normal">
        {m.own_profile_four()}
      </h3>
      <p className="mb-3 mt-1 text-sm text-ink-mute">{m.own_profile_four_note()}</p>
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
                aria-label={m.own_profile_earlier({ title: isolated(title.title) })}
                onClick={() => void moveForward(title)}
              >
                {m.own_profile_forward()}
              </button>
            )}
            <button
              type="button"
              className="review-action"
              aria-label={m.own_profile_remove({ title: isolated(title.title) })}
              onClick={() => {
                add.current?.focus();
                void removeFavorite(title);
              }}
            >
              {m.own_profile_remove_one()}
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
        onClick={() => setAsked(!asked && !full)}
      >
        {m.own_profile_add()}
      </button>
      {full && <p className="mt-2 text-sm text-ink-mute">{m.own_profile_full()}</p>}
      <div className="mt-3">{asked && <TitlePicker onPick={pick} />}</div>
    </section>
  );
}
