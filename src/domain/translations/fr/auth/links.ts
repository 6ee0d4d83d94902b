import type * as English from '../../../messages/auth/links.ts';
import type { Translated } from '../../../language/translated.ts';

export const LINK_LIFE: Translated<typeof English.LINK_LIFE> = '24 heures';

export const BROKEN_LINK: Translated<typeof English.BROKEN_LINK> = {
  heading: 'Ce lien n’est pas valable, ou ne l’est plus',
};

export const LINK_MESSAGES: Translated<typeof English.LINK_MESSAGES> = {
  broken: {
    heading: BROKEN_LINK.heading,
    text: `Les liens de nos e-mails servent une fois, pendant ${LINK_LIFE}. Si votre adresse est déjà confirmée, connectez-vous\u00a0; sinon, demandez un autre e-mail.`,
  },
  elsewhere: {
    heading: 'Votre adresse e-mail est confirmée',
    text: 'Vous avez ouvert le lien dans un autre navigateur que celui de l’inscription. Connectez-vous.',
  },
};

export const CONFIRM_MESSAGES: Translated<typeof English.CONFIRM_MESSAGES> = {
  description: 'Où mènent les liens de nos e-mails.',
  signup: {
    heading: 'Confirmez votre adresse e-mail',
    text: 'Un clic et votre compte est prêt.',
    submit: 'Confirmer mon adresse',
  },
  recovery: {
    heading: 'Nouveau mot de passe',
    text: 'Un clic et vous choisissez un nouveau mot de passe.',
    submit: 'Choisir un mot de passe',
  },
  signedIn: {
    heading: 'Votre adresse e-mail est confirmée',
    text: (email) => `La session est ouverte pour ${email}. Il n’y a plus rien à faire.`,
    other: 'Le lien était pour une autre adresse\u00a0? Confirmez-la ici.',
  },
  code: {
    text: `Tapez les six chiffres de notre e-mail. Le lien et le code servent une fois, pendant ${LINK_LIFE}.`,
    offer: 'Vous lisez l’e-mail sur un autre appareil\u00a0? Tapez son code ici.',
    label: 'Code de l’e-mail',
    malformed: 'Le code a six chiffres.',
    wrong: 'Ce code est faux ou a déjà servi. Regardez le dernier e-mail, ou ouvrez son lien.',
  },
};
