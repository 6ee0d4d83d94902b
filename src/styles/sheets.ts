import { readFileSync } from 'node:fs';
import { drawingFiles, SOURCE } from './drawing-files.ts';
import type { SheetName } from './sheet-names.ts';

interface Sheet {
  /** Sheets that stand on the page before this one: it holds only what they lack. */
  after: SheetName[];
  /** Folders and files of src whose classes it holds. */
  of: string[];
}

/**
 * Which style sheet holds the classes of which component: of all entries that fit, the longest decides. The
 * configurations of the sheets are made from this list, so a new folder needs an entry here and nowhere else.
 */
export const SHEETS: Record<SheetName, Sheet> = {
  // In the head of every page: its header, which is painted before anything else is read (FirstView.ts).
  shell: {
    after: [],
    of: [
      ...['components/shell', 'layouts/Layout.astro', 'islands/header'],
      ...['islands/auth/SignInButton.tsx', 'islands/ui/Icon.tsx'],
    ],
  },
  // In every page after its header, so that nothing waits for it: what the first screen shows before anybody acts.
  global: {
    after: ['shell'],
    of: [
      ...['pages', 'layouts', 'components', 'islands/shared', 'islands/ui/EmptyState.tsx'],
      ...['components/watch/DataBy.astro', 'components/watch/HaveButton.astro'],
    ],
  },
  // A file that browsers keep, named in every page after its first screen (FirstView.ts): what lies below that,
  // and what opens when somebody acts.
  late: {
    after: ['shell', 'global'],
    of: [
      'components/detail/Cast.astro',
      'components/detail/DetailBody.astro',
      'components/detail/Elsewhere.astro',
      'components/detail/Facts.astro',
      'components/detail/PartOf.astro',
      'components/detail/Seasons.astro',
      'components/detail/TrailerButton.astro',
      'components/home/below',
      ...['components/home/RailRow.astro', 'components/home/RowNote.astro'],
      'components/home/TrendingTabs.astro',
      'components/landing/below',
      'components/media/TitleSlider.astro',
      'components/shell/Drawer.astro',
      'components/shell/Footer.astro',
      ...['components/state/DetailSkeleton.astro', 'components/state/PosterLinks.astro'],
      'islands/carousel',
      'islands/header/RecentSearches.tsx',
      'islands/header/SearchList.tsx',
      'islands/reviews',
      'islands/ui/StarRadios.tsx',
      'islands/shared/TitleRow.tsx',
    ],
  },
  // In the pages of titles and sets and in the front pages: wide pictures behind text.
  showcase: { after: ['shell', 'global'], of: ['components/media'] },
  // With the pages that show what people gave.
  stars: { after: ['shell', 'global'], of: ['islands/shared/StarsDisplay.tsx'] },
  // With the pages that list titles in columns.
  grid: { after: ['shell', 'global'], of: ['components/custom-lists', 'islands/shared/TitleGrid.tsx'] },
  title: {
    after: ['shell', 'global', 'showcase'],
    of: [
      'components/detail',
      'components/watch',
      'components/for-you/fit',
      'islands/reminders/ReminderButton.tsx',
      'islands/reviews/HeroRating.tsx',
      'islands/reviews/HeroStars.tsx',
      'layouts/TitlePage.astro',
    ],
  },
  // In the pages of collections and seasons.
  sets: {
    after: ['shell', 'global', 'showcase'],
    of: [
      'components/collections',
      'components/seasons',
      'islands/collections',
      'islands/seasons',
      'layouts/CollectionPage.astro',
      'layouts/SeasonPage.astro',
    ],
  },
  // In the pages of artists, and of everybody who had a part in a title.
  artists: {
    after: ['shell', 'global', 'showcase'],
    of: [
      'components/artists',
      'components/watch/page',
      'layouts/ArtistPage.astro',
      'layouts/CreditsPage.astro',
      'layouts/WatchPage.astro',
    ],
  },
  front: {
    after: ['shell', 'global', 'showcase'],
    of: [
      'components/genres',
      'components/home',
      'components/landing',
      'islands/auth/LandingActions.tsx',
      'islands/series/NextLead.tsx',
      'layouts/GenreIndexPage.astro',
      'layouts/PickedPage.astro',
    ],
  },
  discover: {
    after: ['shell', 'global'],
    of: ['components/discover', 'layouts/DiscoverPage.astro', 'islands/searches/SaveSearch.tsx'],
  },
  // Fetched when the first island wakes, and with the pages of one's own account.
  'on-demand': {
    after: ['shell', 'global'],
    of: [
      'components/auth',
      'components/profile',
      'components/connections/SecretAddress.astro',
      'islands/admin',
      'islands/ai',
      'islands/auth',
      'islands/custom-lists',
      'islands/diary',
      'islands/import',
      'islands/header/NewestSearches.tsx',
      'islands/header/Suggestions.tsx',
      'components/notices',
      'islands/notices',
      'islands/profile',
      'islands/reminders',
      'islands/saved',
      'islands/searches',
      'islands/series',
      'islands/tags',
      'islands/toasts',
      'islands/ui',
      'islands/reviews/ReportDialog.tsx',
      'pages/confirm.astro',
      'pages/diary.astro',
      'pages/dismissed.astro',
      'pages/notices',
      'pages/profile.astro',
      'pages/recommendations.astro',
      'pages/reminders.astro',
      'pages/reset-password.astro',
      'pages/up-next.astro',
      'pages/watched.astro',
      'pages/wishlist.astro',
      'layouts/AccountPage.astro',
      'layouts/PersonPage.astro',
      'layouts/SavedTitlesPage.astro',
    ],
  },
  // With the pages of the dashboard.
  admin: {
    after: ['shell', 'global', 'on-demand'],
    of: ['pages/admin', 'components/admin', 'layouts/AdminPage.astro'],
  },
  // With further pages, beside the styles of one's own.
  further: {
    after: ['shell', 'global', 'on-demand'],
    of: [
      ...['components/calendar', 'pages/calendar', 'layouts/CalendarPage.astro'],
      ...['components/connections', 'pages/connections', 'layouts/ConnectionsPage.astro'],
      ...['components/for-you', 'pages/for-you', 'layouts/ForYouPage.astro'],
      ...['pages/numbers', 'components/numbers', 'layouts/NumbersPage.astro'],
    ],
  },
  // With the pages of people.
  'public-profile': {
    after: ['shell', 'global'],
    of: ['components/public-profile', 'islands/public-profile', 'layouts/PublicProfilePage.astro'],
  },
};

const NAMES = Object.keys(SHEETS) as SheetName[];

/** The sheet that holds the classes of a file, a path below src; undefined for one no entry fits. */
export function sheetOf(file: string): SheetName | undefined {
  return NAMES.flatMap((name) => SHEETS[name].of.map((entry) => ({ name, entry })))
    .filter(({ entry }) => file === entry || file.startsWith(`${entry}/`))
    .sort((a, b) => b.entry.length - a.entry.length)[0]?.name;
}

/** Everything in a source that could be the name of a class. */
export const candidates = (source: string): string[] => source.match(/[^\s"'`]+/g) ?? [];

/**
 * What Tailwind reads for a sheet, as the `content` of its configuration.
 * @public to the configurations, which are read while building
 */
export function contentOf(name: SheetName): { files: string[]; extract: (source: string) => string[] } {
  const files = drawingFiles();
  const of = (sheet: SheetName) =>
    files.filter((file) => sheetOf(file) === sheet).map((file) => `${SOURCE}/${file}`);
  // Read once: while developing, a class that moves to an earlier sheet leaves this one with the next start.
  const held = new Set(
    SHEETS[name].after.flatMap(of).flatMap((file) => candidates(readFileSync(file, 'utf8'))),
  );
  return {
    files: of(name).map((file) => `./${file.replaceAll('[', '\\[').replaceAll(']', '\\]')}`),
    extract: (source) => candidates(source).filter((candidate) => !held.has(candidate)),
  };
}
