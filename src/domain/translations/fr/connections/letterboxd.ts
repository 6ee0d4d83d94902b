import type * as English from '../../../messages/connections/letterboxd.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LetterboxdFollow, ReadEntry } from '../../../connections/letterboxd.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { stars as inStars } from '../counts.ts';

const OUTCOMES: Record<NonNullable<LetterboxdFollow['outcome']>, string> = {
  read: 'C’est lu.',
  same: 'Rien de nouveau.',
  nobody: 'Letterboxd ne connaît personne de ce nom, ou son journal est privé.',
  limited: 'Letterboxd a demandé une pause. La lecture reprend plus tard.',
  unreadable: 'Ce qui est arrivé n’était pas un flux. La lecture reprend plus tard.',
  failed: 'Letterboxd n’a pas répondu. La lecture reprend plus tard.',
};

const READ: Record<ReadEntry['outcome'], string> = {
  counted: 'Compté',
  noted: 'Déjà dans votre journal',
  refused: 'N’a pas pu être enregistré\u00a0: votre journal est plein',
};

export const LETTERBOXD_MESSAGES: Translated<typeof English.LETTERBOXD_MESSAGES> = {
  title: 'Letterboxd',
  description: 'Suivre votre journal Letterboxd dans votre journal ici.',
  signIn: 'Connectez-vous pour suivre votre Letterboxd',
  back: 'Connexions',
  text: 'Votre journal public sur Letterboxd est lu toutes les heures\u00a0: les nouvelles entrées arrivent dans votre journal ici avec leur jour, leurs étoiles et ce que vous revoyez. Rien de ce qui est à vous n’est écrasé, et rien n’arrive deux fois. Ce qui précède ses cinquante dernières entrées vient par un import.',
  off: 'Ce site ne peut pas lire d’autres sites. Qui le gère doit renseigner SUPABASE_SECRET_KEY.',
  name: 'Votre nom là-bas',
  example: 'votre-nom',
  reviews: 'Les critiques aussi',
  follow: 'Suivre',
  change: 'Changer',
  followed: ({ name, since }) => `Vous suivez ${name} depuis le ${writtenDay(since)}.`,
  checked: ({ checkedAt, outcome }) =>
    checkedAt === null || outcome === null
      ? 'La lecture se fait dans les prochaines minutes.'
      : `Dernière lecture\u00a0: ${exactTime(checkedAt)}. ${OUTCOMES[outcome]}`,
  leave: 'Arrêter, garder ce qui est arrivé',
  takeBack: 'Arrêter, et retirer ce qui est arrivé',
  log: 'Les 50 dernières entrées',
  line: ({ title, day, stars }) =>
    [title, ...(day === null ? [] : [day]), ...(stars === null ? [] : [inStars(stars)])].join(', '),
  outcome: ({ outcome }) => READ[outcome],
  told: {
    followed: 'C’est suivi. La lecture se fait dans les prochaines minutes.',
    name: 'Ce n’est pas un nom Letterboxd.',
    left: 'Ce journal n’est plus lu. Ce qui est arrivé reste.',
    takenBack: 'Ce journal n’est plus lu. Ce qui est arrivé est retiré, là où vous n’aviez rien changé.',
  },
};
