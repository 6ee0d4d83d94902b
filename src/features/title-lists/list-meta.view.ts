import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { PageMeta } from '../../core/page-meta.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import type { TitleList } from './title-list.server.ts';

/** Breadcrumbs for schema.org, home first. */
export function breadcrumbList(crumbs: { name: string; path: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: m.site_crumbs_home(), path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path),
    })),
  };
}

/** The description of a list's page, with its year and page number. */
function describedOn({ description, year, page }: TitleList): string {
  const years =
    year === null || description.includes(String(year)) ? [] : [m.catalogue_list_of_year({ year })];
  const numbered = page > 1 ? [m.catalogue_list_on_page({ page })] : [];
  return [description, ...years, ...numbered].join(' ').trim();
}

/** Metadata of a list's page; later pages have their number in the title. */
export function listMeta(list: TitleList): PageMeta {
  const title =
    list.page > 1
      ? m.catalogue_list_page_title({ title: isolated(list.title), page: list.page })
      : list.title;
  return {
    title,
    description: describedOn(list),
    canonical: list.path,
    previous: list.previousPath,
    next: list.morePath,
    largestPoster: list.titles[0] && { path: list.titles[0].posterPath, shown: 'grid' },
    structured: [
      breadcrumbList(list.crumbs),
      {
        '@type': 'ItemList',
        name: list.heading,
        itemListElement: list.titles.map((item, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: pageAddress(titlePath(item)),
        })),
      },
    ],
  };
}
