import type * as English from '../../../messages/connections/webhooks.ts';
import type { Translated } from '../../../language/translated.ts';
import type {
  DueMessage,
  WebhookEvent,
  WebhookMessage,
  WebhookShape,
} from '../../../connections/webhooks.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { starsText } from '../../../reviews/stars.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { episodeCode } from '../series/series.ts';

const EVENTS: Record<WebhookEvent, string> = {
  watched: 'Vu',
  rated: 'Noté',
  reviewed: 'Critiqué',
  listed: 'Ajouté à une liste',
  wished: 'Ajouté à «\u00a0À voir\u00a0»',
  notice: 'Notifications',
};

const SHAPES: Record<WebhookShape, string> = {
  plain: 'JSON simple, signé',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
};

const OUTCOMES: Record<NonNullable<WebhookMessage['outcome']>, string> = {
  sent: 'Envoyé',
  failed: 'Pas accepté',
  gone: 'Annulé avant l’envoi',
  refused: 'Cette adresse n’est pas appelée d’ici',
};

function called({ item }: Pick<DueMessage, 'item'>): string {
  const { name, kind, tmdb, season, number } = item;
  const title =
    typeof name === 'string' && name !== '' ? name : `${kind === 'movie' ? 'film' : 'série'} ${String(tmdb)}`;
  return typeof season === 'number' && typeof number === 'number'
    ? `${title} ${episodeCode({ season, number })}`
    : title;
}

function sentence(message: Pick<DueMessage, 'event' | 'item'>): string {
  const title = called(message);
  switch (message.event) {
    case 'test':
      return `Un test de ${SITE_NAME}.`;
    case 'watched':
      return `Vu\u00a0: ${title}`;
    case 'rated':
      return `Noté\u00a0: ${title}, ${starsText(Number(message.item['stars']))} sur 5`;
    case 'reviewed':
      return message.item['tells_end'] === true
        ? `Critique\u00a0: ${title}`
        : `Critique\u00a0: ${title}\u00a0: ${String(message.item['text'])}`;
    case 'listed':
      return `Ajouté à une liste\u00a0: ${title}`;
    case 'wished':
      return `À voir\u00a0: ${title}`;
    case 'notice':
      return `Du nouveau\u00a0: ${title}`;
  }
}

export const WEBHOOK_MESSAGES: Translated<typeof English.WEBHOOK_MESSAGES> = {
  title: 'Webhooks',
  description: 'Dire à d’autres programmes ce que vous regardez, notez et mettez en liste.',
  signIn: 'Connectez-vous pour créer des webhooks',
  back: 'Connexions',
  text: 'Quand quelque chose se passe ici, une de vos adresses l’apprend\u00a0: du JSON simple pour vos propres programmes, ou une ligne pour ntfy, Discord ou Slack. Les imports ne sont pas annoncés.',
  off: 'Ce site n’envoie pas de webhooks. Qui le gère doit renseigner SUPABASE_SECRET_KEY.',
  make: 'Créer un webhook',
  url: 'Adresse',
  example: 'https://example.org/hook',
  shape: 'Forme',
  shapes: SHAPES,
  tell: 'Annoncer',
  events: EVENTS,
  eventsOf: ({ events }) => events.map((event) => EVENTS[event]).join(', '),
  made: 'Ce qui signe les messages',
  once: 'Copiez-le maintenant\u00a0: il ne s’affiche que cette fois. Les signatures suivent Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).',
  list: 'Vos webhooks',
  none: 'Vous n’avez aucun webhook.',
  state: ({ since, failingSince, offAt }) =>
    offAt !== null
      ? `Désactivé depuis le ${writtenDay(offAt)}, après une semaine d’échecs. Un test le réactive.`
      : failingSince !== null
        ? `En échec depuis\u00a0: ${exactTime(failingSince)}.`
        : `Actif depuis le ${writtenDay(since)}.`,
  test: 'Envoyer un test',
  testOf: (url) => `Envoyer un test à ${url}`,
  end: 'Retirer',
  endOf: (url) => `Retirer le webhook vers ${url}`,
  log: 'Les 50 derniers messages',
  event: ({ event }) => (event === 'test' ? 'Test' : EVENTS[event]),
  outcome: ({ outcome, status, doneAt, nextAt }) => {
    const said = outcome === null ? 'En attente' : OUTCOMES[outcome];
    const answer = status === null ? said : `${said} (${status})`;
    return doneAt === null && outcome === 'failed'
      ? `${answer}, nouvel essai\u00a0: ${exactTime(nextAt)}`
      : answer;
  },
  sentence,
  told: {
    tested: 'Le test est en route. Regardez le suivi ci-dessous dans un instant.',
    ended: 'Le webhook est retiré.',
    gone: 'Ce webhook était déjà retiré.',
    address: 'Donnez une adresse https.',
    eventless: 'Choisissez au moins une chose à annoncer.',
    full: 'Vous pouvez avoir 10 webhooks. Retirez-en d’abord un.',
  },
};
