import type * as English from '../../../messages/diary/watch-sheet.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { stars as inStars } from '../counts.ts';
import { plural } from '../plural.ts';
import { onDay } from './diary.ts';

export const WATCH_SHEET_MESSAGES: Translated<typeof English.WATCH_SHEET_MESSAGES> = {
  title: 'J’ai vu…',
  edit: 'Modifier le visionnage',
  pick: 'Qu’avez-vous vu\u00a0?',
  placeholder: 'Chercher un film ou une série',
  here: 'Cette page',
  kinds: { movie: 'Film', tv: 'Série' },
  found: (count) =>
    plural(count, { one: '{n} titre trouvé', many: '{n} de titres trouvés', other: '{n} titres trouvés' }),
  noneFound: 'Aucun film et aucune série de ce nom.',
  notAsked: 'La recherche ne répond pas pour le moment. Réessayez.',
  other: 'Autre titre',
  when: 'Quand l’avez-vous vu\u00a0?',
  choices: { today: 'Aujourd’hui', yesterday: 'Hier', date: 'Une date', none: 'Je ne sais plus' },
  date: 'Jour',
  again: 'Revu',
  before: (day) => `Dernière fois dans votre journal\u00a0: ${onDay(day)}.`,
  stars: 'Étoiles de ce visionnage',
  clear: { label: 'Effacer', of: 'les étoiles de ce visionnage' },
  titleStars: (stars) => `Vous avez donné ${inStars(stars)} au titre.`,
  starsRule:
    'Vos étoiles pour le titre sont celles de votre dernier visionnage noté, sauf si vous les avez données sur sa page.',
  note: 'Commentaire, rien que pour vous',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saveAnyway: 'Enregistrer quand même',
  doubts: {
    missing: 'Choisissez un jour, ou «\u00a0Je ne sais plus\u00a0».',
    tooEarly:
      'Les jours avant 1900 ne peuvent pas être enregistrés. Choisissez plutôt «\u00a0Je ne sais plus\u00a0».',
    toCome: 'Ce jour est dans le futur. Choisissez aujourd’hui ou un jour passé.',
  },
  beforeRelease: (title, released) =>
    `«\u00a0${title}\u00a0» est sorti le ${formatDate(released)}. L’avez-vous vu avant\u00a0?`,
  loadFailed: { title: 'Erreur', text: 'Cette entrée de votre journal n’a pas pu être ouverte.' },
};
