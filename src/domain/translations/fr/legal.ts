import type * as English from '../../messages/legal.ts';
import type { Translated } from '../../language/translated.ts';

export const LEGAL_MESSAGES: Translated<typeof English.LEGAL_MESSAGES> = {
  privacy: {
    title: 'Confidentialité',
    description: 'Ce que Marquee garde sur vous.',
    paragraphs: [
      'Ce texte tient la place d’un autre\u00a0: qui fait tourner cette copie de Marquee met ici sa propre notice avant d’inviter d’autres personnes.',
      'Lire ne demande aucun compte et ne dépose aucun cookie, sauf un\u00a0: «\u00a0Surprenez-moi\u00a0» retient ses douze derniers choix dans un cookie nommé «\u00a0picked\u00a0», qui n’est envoyé qu’à Découvrir, ne dit rien de vous et disparaît avec la session du navigateur. Une fois connecté, un cookie maintient la connexion, un autre retient la présentation des listes et un troisième le fuseau horaire, pour que vos journées soient bien les vôtres. Les recherches récentes et le pays choisi pour les plateformes restent dans votre navigateur\u00a0; le pays indiqué par la langue du navigateur décide des plateformes qu’il demande à ce site, et n’est gardé nulle part. Un compte garde votre adresse e-mail, votre nom, votre image, votre pays si vous le donnez, vos listes, notes, critiques et rappels\u00a0; supprimer le compte supprime tout cela. Quand une page tombe en panne, votre navigateur dit à ce site quoi et où, et le journal technique le garde sans rien sur vous. Les bandes-annonces viennent du lecteur sans cookies de YouTube, et seulement si vous en demandez une.',
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Ce qu’implique l’usage de Marquee.',
    paragraphs: [
      'Ce texte tient la place d’un autre\u00a0: qui fait tourner cette copie de Marquee met ici ses propres conditions avant d’inviter d’autres personnes.',
      'Les informations sur les films et les séries viennent de TMDB ou, sans clé TMDB, d’un jeu de données fourni\u00a0; où les regarder, c’est JustWatch qui le dit. Critiques et notes appartiennent aux personnes qui les ont écrites, et elles peuvent les modifier et les supprimer à tout moment.',
    ],
  },
};
