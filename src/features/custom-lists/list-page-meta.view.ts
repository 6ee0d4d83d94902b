import type { ListContents } from './custom-lists.ts';
import { pageAddress, profilePath, titlePath } from '../../core/routes.ts';
import type { PageMeta } from '../../core/page-meta.ts';
import type { CustomListPage } from './custom-list.server.ts';
import { listCard } from '../share/people-cards.ts';
import { cardImage, latestCardPath } from '../../core/share-cards.ts';
import { breadcrumbList, listMeta } from '../title-lists/list-meta.view.ts';

/**
 * Metadata of a custom list's page. Only public, nonempty lists are indexed (docs/behaviour.md, Custom
 * lists).
 */
export function customListMeta(list: CustomListPage): PageMeta {
  const { custom, first } = list;
  // The share card shows the posters of the first page.
  const card = cardImage(listCard(custom));
  const image =
    list.page === 1 ? card : { ...card, url: pageAddress(latestCardPath('list', custom.address)) };
  return {
    ...listMeta(list),
    noindex: custom.visibility !== 'public' || custom.titles.length === 0,
    image,
    structured: [
      breadcrumbList(list.crumbs),
      {
        '@type': 'ItemList',
        name: custom.name,
        url: pageAddress(list.firstPath),
        description: custom.description || undefined,
        numberOfItems: custom.items,
        itemListOrder: `https://schema.org/ItemListOrder${custom.ranked ? 'Ascending' : 'Unordered'}`,
        dateModified: custom.updatedAt,
        author: custom.ownerName
          ? {
              '@type': 'Person',
              name: custom.ownerName,
              url: custom.ownerHandle ? pageAddress(profilePath(custom.ownerHandle)) : undefined,
            }
          : undefined,
        itemListElement: custom.titles.map((title, index) => ({
          '@type': 'ListItem',
          position: first + index,
          url: pageAddress(titlePath(title)),
        })),
      },
    ],
  };
}

/** The props of the page's tools (ListTools.tsx), without data the page does not show. */
export function toolsOf({ id, address, name, ownerName, visibility, own, progress }: ListContents) {
  return own
    ? { list: { id, address, name, ownerName, visibility, own }, progress }
    : { list: { address, name, ownerName, own }, progress };
}
