import type * as English from '../../../messages/mail/outbox.ts';
import type { Translated } from '../../../language/translated.ts';

export const OUTBOX_MESSAGES: Translated<typeof English.OUTBOX_MESSAGES> = {
  title: 'Boîte d’envoi',
  why: 'Aucun serveur de courrier n’est configuré\u00a0: les e-mails sont gardés ici. Seule cette machine peut ouvrir cette page.',
  none: 'Aucun e-mail pour l’instant.',
  line: (to, moment) => `à ${to}, ${moment}`,
  moment: (moment) => `${moment} UTC`,
  all: 'Tous les e-mails',
  from: 'De',
  to: 'À',
  sent: 'Envoyé',
  asMail: 'Le voir comme dans une messagerie',
  closed: {
    title: 'Pas sur un site public',
    text: 'La boîte d’envoi est fermée sur un site à l’adresse publique. Renseignez SMTP_URL pour que les e-mails partent.',
  },
  foreign: {
    title: 'Pas d’ici',
    text: 'La boîte d’envoi ne s’ouvre que sur la machine où tourne le serveur.',
  },
  readOnly: { title: 'Impossible', text: 'La boîte d’envoi ne peut être que lue.' },
  unknown: { title: 'Cet e-mail n’existe pas', text: 'Seuls les 200 derniers e-mails sont gardés.' },
  away: { title: 'Pas maintenant', text: 'La base de données n’est pas disponible.' },
};
