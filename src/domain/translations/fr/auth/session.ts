import type * as English from '../../../messages/auth/session.ts';
import type { Translated } from '../../../language/translated.ts';

const failed = (text: string) => ({ title: 'Erreur', text });

export const SESSION_MESSAGES: Translated<typeof English.SESSION_MESSAGES> = {
  confirmed: { title: 'E-mail confirmé', text: 'Bienvenue sur Marquee. Votre compte est prêt.' },
  confirmedFor: (name) => ({
    title: 'E-mail confirmé',
    text: `Bienvenue sur Marquee. «\u00a0${name}\u00a0» s’enregistre pour vous…`,
  }),
  wayBack: 'Retour là où vous étiez',
  signedOut: { title: 'À bientôt\u00a0!', text: 'La session est fermée.' },
  signOutFailed: (message) => failed(message || 'La déconnexion a échoué. Réessayez.'),
  ended: { title: 'Session terminée', text: 'Votre session a pris fin. Reconnectez-vous.' },
};
