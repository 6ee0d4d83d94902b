/** What somebody who is signed out is told of what waits behind a page, a line each, by its path. */
export const WALL_MESSAGES: Readonly<Record<string, readonly string[]>> = {
  '/wishlist': [
    'Everything you want to see, sorted by date, title, year or rating',
    'What of it is on your services right now',
    'A notification when a title comes out or arrives on a service of yours',
  ],
  '/watched': [
    'Everything you have seen, with your stars and the day you saw it',
    'Your favorites among them',
    'Search and filters, also over thousands of titles',
  ],
  '/diary': [
    'A calendar of what you watched, with stars and notes only you can read',
    'Rewatches and whole evenings of episodes in one line',
    'What Plex, Jellyfin, Emby or Kodi plays, noted by itself',
  ],
  '/up-next': [
    'The next episode of every series you follow, with one press to mark it',
    'How far you are, and the day the next one airs',
  ],
  '/numbers': [
    'Hours, titles, active days and streaks, for a year or for all time',
    'Your genres, decades, countries, actors and directors',
    'A year to share, without titles and without your name',
  ],
  '/calendar': [
    'A month or an agenda of releases and episodes',
    'A private address for the calendar on your phone',
  ],
  '/lists': [
    'Lists of any title, ranked or not, with a note on each',
    'Private, by link or public, whenever you like',
  ],
  '/for-you': [
    'A page of titles, each with the reason why it fits you',
    'More or less of this, with one press',
  ],
  '/recommendations': [
    'Titles for a whole sentence: “a clever heist with a twist, nothing gory”',
    'The reason for each, and only what is on your services if you like',
    'Your own AI key, or no AI at all',
  ],
  '/import': [
    'A preview of everything before it is saved',
    'A report on every row, and 30 days to undo it all',
  ],
  '/reminders': ['The releases you wait for, in Marquee and by email', 'Next seasons of series'],
  '/notices': [
    'Releases, new episodes, and what comes to your services',
    'In the app, and by email as you choose',
  ],
  '/saved-searches': [
    'Searches of Discover under a name, one press away',
    'Each of them for Radarr and Sonarr too',
  ],
  '/connections': [
    'Plex, Jellyfin, Emby and Kodi write your diary',
    'An API, webhooks and feeds for your own programs',
  ],
  '/export': [
    'Everything of yours in one file, as JSON and as tables',
    'Files that Letterboxd and Trakt can read',
  ],
};
