import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { shortDescription, type PageMeta } from '../../core/page-meta.ts';
import { avatarAddress } from '../../core/profile.ts';
import { pageAddress } from '../../core/routes.ts';
import { profileCard } from '../share/people-cards.ts';
import { cardImage } from '../../core/share-cards.ts';
import type { PublicProfilePage } from './public-profile.server.ts';

/**
 * Metadata of a public profile: the person, but none of their texts, so that no spoiler appears unfolded.
 * Pages not public to all, and later pages, are not indexed.
 */
export function profileMeta(shown: PublicProfilePage, backendUrl: string): PageMeta {
  const { profile, path, page } = shown;
  const name = profile.name ?? `@${profile.handle}`;
  const title = m.public_profile_title({ name: isolated(name), handle: profile.handle });
  const image = avatarAddress(backendUrl, profile.avatarUrl) ?? undefined;
  const card = profileCard(shown);
  const open = profile.level === 'public' && !profile.suspended;
  return {
    title: page > 1 ? m.page_words_page_of({ name: isolated(title), page }) : title,
    description: shortDescription(
      m.public_profile_description({ name: isolated(name), handle: profile.handle }),
    ),
    canonical: path,
    noindex: !open || page > 1,
    type: 'profile',
    image: card ? cardImage(card) : undefined,
    structured: open
      ? [
          {
            '@type': 'ProfilePage',
            mainEntity: {
              ...{
                '@type': 'Person',
                name,
                alternateName: `@${profile.handle}`,
                url: pageAddress(path),
                image,
              },
              interactionStatistic: {
                '@type': 'InteractionCounter',
                interactionType: 'https://schema.org/FollowAction',
                userInteractionCount: profile.followers,
              },
            },
          },
        ]
      : [],
  };
}
