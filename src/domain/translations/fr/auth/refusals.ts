import type * as English from '../../../messages/auth/refusals.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const REFUSAL_MESSAGES: Translated<typeof English.REFUSAL_MESSAGES> = {
  credentials: 'L’adresse ou le mot de passe est incorrect.',
  registered: 'Un compte existe déjà pour cette adresse.',
  tooShort: (characters) =>
    plural(characters, {
      one: 'Utilisez au moins {n} caractère.',
      many: 'Utilisez au moins {n} de caractères.',
      other: 'Utilisez au moins {n} caractères.',
    }),
  tooPlain: 'Utilisez des minuscules, des majuscules, des chiffres et des symboles.',
  stolen: 'Ce mot de passe figure dans des listes de mots de passe volés. Choisissez-en un autre.',
  mailsLater: (seconds) =>
    plural(seconds, {
      one: 'Attendez {n} seconde avant de demander un autre e-mail.',
      many: 'Attendez {n} de secondes avant de demander un autre e-mail.',
      other: 'Attendez {n} secondes avant de demander un autre e-mail.',
    }),
  mails: 'Plus aucun e-mail ne peut partir d’ici pour le moment. Réessayez dans une heure.',
  notAuthorized: 'Ce site ne peut pas envoyer d’e-mails à cette adresse. Demandez à qui gère ce site.',
  passwordsOff: 'La connexion par mot de passe est désactivée ici. Demandez à qui gère ce site.',
  banned: 'Ce compte est bloqué. Demandez à qui gère ce site.',
  signInAgain: 'Déconnectez-vous, reconnectez-vous, puis choisissez le nouveau mot de passe.',
};
