import type * as English from '../../../messages/reviews/half-stars.ts';
import type { Translated } from '../../../language/translated.ts';

export const PLAIN_STARS_MESSAGES: Translated<typeof English.PLAIN_STARS_MESSAGES> = {
  give: 'Bewerten',
  none: 'Keine Sterne',
};

export const HALF_STARS_MESSAGES: Translated<typeof English.HALF_STARS_MESSAGES> = {
  section: {
    heading: 'Sterne',
    introduction:
      'Ganze Sterne sind die Regel. Mit halben hat jeder Stern zwei Hälften; was du importiert hast, behält seine so oder so.',
  },
  label: 'Mit halben Sternen bewerten',
  offer: 'In deiner Datei stehen halbe Sterne, und die bleiben. Möchtest du auch hier halbe Sterne vergeben?',
  chosen: {
    title: 'Halbe Sterne',
    text: 'Ab jetzt vergibst du halbe Sterne. In deinem Profil kannst du das ändern.',
  },
  failed: (message) => ({
    title: 'Fehler',
    text: `Die halben Sterne konnten nicht eingestellt werden. ${message}`,
  }),
};
