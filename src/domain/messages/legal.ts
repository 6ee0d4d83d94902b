/** The pages about what holds between people and whoever runs Marquee. */
export const LEGAL_MESSAGES = {
  privacy: {
    title: 'Privacy',
    description: 'What Marquee keeps about you.',
    paragraphs: [
      'This is a placeholder: whoever runs this copy of Marquee puts their own notice here before inviting other people.',
      'Reading needs no account and sets no cookie, but for one: “Pick one for me” remembers its last twelve picks in a cookie called “picked”, which is sent to Discover alone, says nothing about you and ends with the browser’s session. Somebody signed in has a cookie that keeps them signed in, one for how their lists are laid out and one for their time zone, so that their days are theirs. Recent searches and the country you chose for streaming services stay in your browser; the country your browser’s language names decides which services it asks this site for, and is kept nowhere. An account keeps your email address, your name, your picture, your country if you say it, your lists, ratings, reviews and reminders, and deleting the account deletes all of them. When a page breaks, your browser tells this site what broke and where, and the log keeps that without anything about you. Trailers load from YouTube’s cookie-free player, and only when you ask for one.',
    ],
  },
  terms: {
    title: 'Terms',
    description: 'What using Marquee means.',
    paragraphs: [
      'This is a placeholder: whoever runs this copy of Marquee puts their own terms here before inviting other people.',
      'Facts about movies and series come from TMDB or, without a TMDB key, from a bundled data set; where they can be seen comes from JustWatch. Reviews and ratings belong to the people who wrote them and can be edited and deleted by them at any time.',
    ],
  },
} as const;
