import { useEffect } from 'react';
import { OWN_PROFILE_MESSAGES as words } from '../../domain/messages.ts';
import {
  PROFILE_LEVELS,
  PROFILE_PARTS,
  type OwnPublicProfile,
  type ProfileTitle,
} from '../../domain/public-profile/public-profile.ts';
import { profilePath } from '../../domain/routes.ts';
import {
  $ownPage,
  chooseLevel,
  openOwnPage,
  showPart,
} from '../../stores/public-profile/own-public-profile.ts';
import { useInBrowser } from '../ui/use-in-browser.ts';
import { useStore } from '../ui/use-store.ts';
import { FourFavorites } from './FourFavorites.tsx';
import { HandleField } from './HandleField.tsx';
import { PageLink } from './PageLink.tsx';

interface OwnPageProps {
  userId: string;
  profile: OwnPublicProfile | null;
  favorites: ProfileTitle[];
  siteUrl: string;
}

/** The settings of one's own page: its name, who sees it, what it shows. */
export function OwnPage({ userId, profile: rendered, favorites, siteUrl }: OwnPageProps) {
  const followed = useStore($ownPage);
  const awake = useInBrowser();
  useEffect(() => openOwnPage({ userId, profile: rendered, favorites }), [userId, rendered, favorites]);
  const page = followed ?? { userId, profile: rendered, favorites };
  const { profile } = page;

  return (
    <fieldset disabled={!awake} data-waits={awake ? undefined : ''} className="grid min-w-0 gap-8">
      <legend className="sr-only">{words.section.heading}</legend>
      <HandleField handle={profile?.handle ?? null} />
      {profile && (
        <>
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">{words.level}</legend>
            {PROFILE_LEVELS.map((level) => (
              <label key={level} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
                <input
                  type="radio"
                  name="profile-level"
                  className="mt-0.5 size-5 shrink-0 accent-marquee"
                  checked={profile.level === level}
                  onChange={() => void chooseLevel(level)}
                />
                <span>
                  {words.levels[level].label}
                  <span className="block text-sm text-ink-mute">{words.levels[level].note}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {profile.level === 'private' ? null : (
            <PageLink
              address={siteUrl + profilePath(profile.handle, profile.level === 'link' ? profile.key : null)}
              secret={profile.level === 'link'}
            />
          )}
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">{words.shows}</legend>
            {PROFILE_PARTS.map((part) => (
              <label key={part} className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-marquee"
                  checked={profile.parts[part]}
                  onChange={({ target }) => void showPart(part, target.checked)}
                />
                {words.shown[part]}
              </label>
            ))}
          </fieldset>
          <FourFavorites favorites={page.favorites} />
          <p>
            <a className="button button-quiet" href={profilePath(profile.handle)}>
              {words.see}
            </a>
          </p>
        </>
      )}
    </fieldset>
  );
}
