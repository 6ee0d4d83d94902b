import type * as English from '../../../messages/public-profile/public-profile.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes, movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

export const PUBLIC_PROFILE_MESSAGES: Translated<typeof English.PUBLIC_PROFILE_MESSAGES> = {
  nameless: 'Jemand ohne Namen',
  title: (name, handle) => `${name} (@${handle})`,
  description: (name, handle) =>
    `${name} (@${handle}) auf Marquee: Favoriten, zuletzt Gesehenes, Listen und Kritiken.`,
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Niemand hier heißt so, oder die Seite ist privat.',
  },
  failed: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Bitte versuch es gleich noch einmal.',
  },
  browse: { label: 'Zur Startseite', path: '/' },
  followers: (count) => plural(count, { one: '{n} Follower', other: '{n} Follower' }),
  following: (count) => plural(count, { one: 'folgt {n}', other: 'folgt {n}' }),
  sections: 'Abschnitte',
  parts: {
    favorites: 'Favoriten',
    watches: 'Zuletzt gesehen',
    lists: 'Listen',
    reviews: 'Kritiken',
    numbers: 'Zahlen',
  },
  nothing: 'Hier gibt es noch nichts zu sehen.',
  pickFavorites: (left) =>
    plural(left, { one: 'Wähle noch einen Favoriten', other: 'Wähle noch {n} Favoriten' }),
  edit: 'Seite bearbeiten',
  states: {
    private: 'Nur du siehst diese Seite. Für andere gibt es sie nicht.',
    link: 'Wer den Link hat, sieht diese Seite.',
    public: 'Alle sehen diese Seite.',
  },
  suspended: 'Die Moderation hat diese Seite ausgeblendet: Nur du siehst sie.',
  numbers: {
    titles: 'Gesehene Titel',
    hours: 'Stunden',
    thisYear: 'Titel in diesem Jahr',
    reviews: 'Kritiken',
    ratings: 'Bewertungen',
  },
  split: (ofMovies, ofSeries) => `${movies(ofMovies)}, ${series(ofSeries)}`,
  episodes,
  earlier: 'Frühere Kritiken',
  later: 'Spätere Kritiken',
};

export const PEOPLE_ACTION_MESSAGES: Translated<typeof English.PEOPLE_ACTION_MESSAGES> = {
  follow: 'Folgen',
  followed: 'Gefolgt',
  unfollow: 'Nicht mehr folgen',
  block: 'Blockieren',
  unblock: 'Freigeben',
  removeFollower: 'Entfernen',
  removed: 'Entfernt',
  report: 'Melden',
  more: 'Mehr',
  refused: {
    title: 'Melde dich an, um anderen zu folgen',
    text: 'Dann stehen ihre Kritiken zuerst, und die Startseite sagt, was sie sehen.',
  },
  refusedBlock: {
    title: 'Melde dich an, um jemanden zu blockieren',
    text: 'Dann seht ihr die Seite des anderen nicht mehr.',
  },
  refusedReport: {
    title: 'Melde dich an, um diese Seite zu melden',
    text: 'Meldungen liest die Moderation.',
  },
  nowFollowing: (name) => ({ title: 'Gefolgt', text: `Du folgst jetzt ${name}.` }),
  notFollowing: (name) => ({ title: 'Nicht mehr gefolgt', text: `Du folgst ${name} nicht mehr.` }),
  followerRemoved: (name) => ({
    title: 'Entfernt',
    text: `${name} folgt dir nicht mehr. Blockiere, damit es so bleibt.`,
  }),
  nowBlocked: (name) => ({
    title: 'Blockiert',
    text: `Ihr seht die Seite des anderen nicht mehr, und du siehst keine Kritiken von ${name}.`,
  }),
  notBlocked: (name) => ({
    title: 'Nicht mehr blockiert',
    text: `Du hast ${name} wieder freigegeben.`,
  }),
  failed: {
    title: 'Das hat nicht geklappt',
    text: 'Es hat sich nichts geändert. Bitte versuch es noch einmal.',
  },
  tooMany: {
    title: 'Das ist einer zu viel',
    text: 'Du kannst 1.000 Leuten folgen und 1.000 blockieren.',
  },
  gone: { title: 'Das geht nicht', text: 'Diese Seite ist nicht mehr zu sehen.' },
  reporting: {
    title: 'Seite melden',
    question: 'Was stimmt damit nicht?',
    reasons: [
      'Jemand gibt sich für jemand anderen aus',
      'Beleidigungen oder Hass',
      'Spam oder Werbung',
      'Ein anstößiger Name oder ein anstößiges Bild',
      'Etwas anderes',
    ],
  },
  reported: { title: 'Danke', text: 'Die Moderation sieht sich diese Seite an.' },
  alreadyReported: {
    title: 'Schon gemeldet',
    text: 'Die Moderation weiß, was du von dieser Seite hältst.',
  },
  blockedHere: (name) => `Du hast ${name} blockiert. Ihr seht die Seite des anderen nicht.`,
  somebody: 'Jemand',
  private: 'Jemand mit privater Seite',
};

export const OWN_PROFILE_MESSAGES: Translated<typeof English.OWN_PROFILE_MESSAGES> = {
  section: {
    heading: 'Deine Seite',
    introduction:
      'Eine eigene Seite unter einer Adresse mit einem Namen deiner Wahl. Sie ist privat, bis du es anders willst, und zeigt nie deine E-Mail-Adresse.',
  },
  name: 'Name deiner Seite',
  hint: '3 bis 30 Buchstaben, Ziffern und Unterstriche.',
  claim: 'Diesen Namen nehmen',
  change: 'Namen ändern',
  changing: (handle) =>
    `@${handle} führt 90 Tage lang zu deinem neuen Namen; danach ist er wieder frei. Du kannst deinen Namen dreimal im Monat ändern.`,
  looking: 'Wir sehen nach, ob er frei ist…',
  states: {
    free: 'Dieser Name ist frei.',
    claimed: 'Dieser Name gehört jetzt dir.',
    own: 'Das ist dein Name.',
    taken: 'Dieser Name ist nicht frei: Jemand hat ihn oder einen, der genauso aussieht.',
    reserved: 'Dieser Name ist nicht frei.',
    malformed: 'Ein Name hat 3 bis 30 Buchstaben von a bis z, Ziffern und Unterstriche.',
    'too-often': 'Du hast deinen Namen in dreißig Tagen dreimal geändert. Bitte warte eine Weile.',
  },
  unknown: 'Wir konnten nicht nachsehen, ob dieser Name frei ist.',
  level: 'Wer deine Seite sieht',
  levels: {
    private: {
      label: 'Nur ich',
      note: 'Für andere gibt es sie nicht. Deine Kritiken stehen weiter unter deinem Anzeigenamen.',
    },
    link: {
      label: 'Wer den Link hat',
      note: 'Suchmaschinen zeigen sie nicht, und niemand findet sie über ihren Namen.',
    },
    public: {
      label: 'Alle',
      note: 'Dein Name an Kritiken führt dorthin, und andere können dir folgen.',
    },
  },
  link: 'Der Link zu deiner Seite',
  copy: 'Link kopieren',
  copied: { title: 'Kopiert', text: 'Der Link zu deiner Seite liegt in der Zwischenablage.' },
  renew: 'Neuen Link anlegen',
  renewed: { title: 'Ein neuer Link', text: 'Der alte gilt nicht mehr.' },
  shows: 'Was sie zeigt',
  shown: {
    favorites: 'Vier Favoriten',
    watches: 'Was du zuletzt gesehen hast, nach Tagen, ohne deine Notizen',
    lists: 'Deine öffentlichen Listen',
    reviews: 'Deine Kritiken und Sterne',
    numbers: 'Ein paar Zahlen aus deinem Tagebuch',
  },
  saved: { title: 'Gespeichert', text: 'Deine Seite ist so, wie du sie willst.' },
  failed: {
    title: 'Das wurde nicht gespeichert',
    text: 'Deine Seite ist, wie sie war. Bitte versuch es noch einmal.',
  },
  see: 'Deine Seite ansehen',
  four: 'Vier Favoriten',
  fourNote: 'Sie stehen auf deiner Seite ganz oben.',
  add: 'Favoriten hinzufügen',
  forward: 'Nach vorn',
  removeOne: 'Entfernen',
  remove: (title) => `${title} entfernen`,
  earlier: (title) => `${title} nach vorn rücken`,
  removed: (title) => ({
    title: 'Entfernt',
    text: `${title} ist auf deiner Seite kein Favorit mehr.`,
  }),
  full: 'Du hast vier gewählt: Entferne einen, um einen anderen hinzuzufügen.',
  missing: 'Das konnte nicht geladen werden.',
  again: 'Noch einmal',
  following: 'Leute, denen du folgst',
  followers: 'Leute, die dir folgen',
  blocked: 'Leute, die du blockiert hast',
  nobody: {
    following: 'Du folgst noch niemandem.',
    followers: 'Dir folgt noch niemand.',
    blocked: 'Du hast niemanden blockiert.',
  },
  more: 'Mehr anzeigen',
};

export const ACTIVITY_MESSAGES: Translated<typeof English.ACTIVITY_MESSAGES> = {
  heading: 'Von Leuten, denen du folgst',
  watched: (name, title) => `${name} hat „${title}“ gesehen`,
  episodes: (name, title, count) =>
    plural(count, {
      one: `${name} hat {n} Folge von „${title}“ gesehen`,
      other: `${name} hat {n} Folgen von „${title}“ gesehen`,
    }),
  others: (day, count) =>
    plural(count, {
      one: `${day}, dazu {n} weiterer Titel`,
      other: `${day}, dazu {n} weitere Titel`,
    }),
};
