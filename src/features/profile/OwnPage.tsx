import {
  ownProfileLevelsLabelBy,
  ownProfileLevelsNoteBy,
  ownProfileShownBy,
} from '../public-profile/public-profile-words.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import {
  PROFILE_LEVELS,
  PROFILE_PARTS,
  type OwnPublicProfile,
  type ProfileTitle,
} from '../public-profile/public-profile.ts';
import { pageAddress, profilePath } from '../../core/routes.ts';
import { $ownPage, chooseLevel, openOwnPage, showPart } from '../public-profile/own-public-profile.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { FourFavorites } from './FourFavorites.tsx';
import { HandleField, type RefusedName } from './HandleField.tsx';
import { PageLink } from './PageLink.tsx';

interface OwnPageProps {
  userId: string;
  profile: OwnPublicProfile | null;
  favorites: ProfileTitle[];
  siteUrl: string;
  /** The handle that was posted before hydration and refused. */
  refused?: RefusedName | undefined;
}

/** Settings of the user's public profile: handle, visibility and sections. */
export function OwnPage({ userId, profile: rendered, favorites, siteUrl, refused }: OwnPageProps) {
  const followed = useStore($ownPage);
  useEffect(() => openOwnPage({ userId, profile: rendered, favorites }), [userId, rendered, favorites]);
  const page = followed ?? { userId, profile: rendered, favorites };
  const { profile } = page;

  return (
    <fieldset className="grid min-w-0 gap-8">
      <legend className="sr-only">{m.own_profile_section_heading()}</legend>
      <HandleField handle={profile?.handle ?? null} refused={refused} />
      {profile && (
        <>
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">{m.own_profile_level()}</legend>
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
                  {ownProfileLevelsLabelBy[level]()}
                  <span className="block text-sm text-ink-mute">{ownProfileLevelsNoteBy[level]()}</span>
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
            <legend className="mb-2 text-sm font-semibold">{m.own_profile_shows()}</legend>
            {PROFILE_PARTS.map((part) => (
              <label key={part} className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-marquee"
                  checked={profile.parts[part]}
                  onChange={({ target }) => void showPart(part, target.checked)}
                />
                {ownProfileShownBy[part]()}
              </label>
            ))}
          </fieldset>
          <FourFavorites favorites={page.favorites} />
          <p>
            <a className="button button-quiet" href={pageAddress(profilePath(profile.handle))}>
              {m.own_profile_see()}
            </a>
          </p>
        </>
      )}
    </fieldset>
  );
}
