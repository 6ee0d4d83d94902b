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
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { episodeCode } from '../series/series.ts';

/** "dal 5 marzo", "dall’8 marzo". */
const from = (moment: string) =>
  writtenDay(moment)
    .replace(/^(?=8 |11 )/, 'dall’')
    .replace(/^(?=\d)/, 'dal ');

const EVENTS: Record<WebhookEvent, string> = {
  watched: 'Visto',
  rated: 'Votato',
  reviewed: 'Recensito',
  listed: 'Messo in una lista',
  wished: 'Messo in «Da vedere»',
  notice: 'Notifiche',
};

const SHAPES: Record<WebhookShape, string> = {
  plain: 'JSON semplice, firmato',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
};

const OUTCOMES: Record<NonNullable<WebhookMessage['outcome']>, string> = {
  sent: 'Inviato',
  failed: 'Non accettato',
  gone: 'Ritirato prima dell’invio',
  refused: 'Da qui questo indirizzo non viene chiamato',
};

function called({ item }: Pick<DueMessage, 'item'>): string {
  const { name, kind, tmdb, season, number } = item;
  const title =
    typeof name === 'string' && name !== '' ? name : `${kind === 'movie' ? 'film' : 'serie'} ${String(tmdb)}`;
  return typeof season === 'number' && typeof number === 'number'
    ? `${title} ${episodeCode({ season, number })}`
    : title;
}

function sentence(message: Pick<DueMessage, 'event' | 'item'>): string {
  const title = called(message);
  switch (message.event) {
    case 'test':
      return `Una prova da ${SITE_NAME}.`;
    case 'watched':
      return `Visto: ${title}`;
    case 'rated':
      return `Votato: ${title}, ${starsText(Number(message.item['stars']))} su 5`;
    case 'reviewed':
      return message.item['tells_end'] === true
        ? `Recensito: ${title}`
        : `Recensito: ${title}: ${String(message.item['text'])}`;
    case 'listed':
      return `Messo in una lista: ${title}`;
    case 'wished':
      return `Da vedere: ${title}`;
    case 'notice':
      return `Novità: ${title}`;
  }
}

export const WEBHOOK_MESSAGES: Translated<typeof English.WEBHOOK_MESSAGES> = {
  title: 'Webhook',
  description: 'Di’ ad altri programmi cosa guardi, voti e metti in lista.',
  signIn: 'Accedi per creare webhook',
  back: ACCOUNT_MENU_MESSAGES.connections,
  text: 'Quando qui succede qualcosa, lo sa un tuo indirizzo: JSON semplice per i tuoi programmi, o una riga per ntfy, Discord o Slack. Le importazioni non si annunciano.',
  off: 'Questo sito non manda webhook. Chi lo gestisce deve impostare SUPABASE_SECRET_KEY.',
  make: 'Crea un webhook',
  url: 'Indirizzo',
  example: 'https://example.org/hook',
  shape: 'Forma',
  shapes: SHAPES,
  tell: 'Annuncia',
  events: EVENTS,
  eventsOf: ({ events }) => events.map((event) => EVENTS[event]).join(', '),
  made: 'Con cosa sono firmati i messaggi',
  once: 'Copialo adesso: si vede solo questa volta. Le firme seguono Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).',
  list: 'I tuoi webhook',
  none: 'Non hai webhook.',
  state: ({ since, failingSince, offAt }) =>
    offAt !== null
      ? `Disattivato ${from(offAt)}, dopo una settimana di errori. Una prova lo riattiva.`
      : failingSince !== null
        ? `In errore da: ${exactTime(failingSince)}.`
        : `Attivo ${from(since)}.`,
  test: 'Manda una prova',
  testOf: (url) => `Manda una prova a ${url}`,
  end: 'Rimuovi',
  endOf: (url) => `Rimuovi il webhook verso ${url}`,
  log: 'Gli ultimi 50 messaggi',
  event: ({ event }) => (event === 'test' ? 'Prova' : EVENTS[event]),
  outcome: ({ outcome, status, doneAt, nextAt }) => {
    const said = outcome === null ? 'In attesa' : OUTCOMES[outcome];
    const answer = status === null ? said : `${said} (${status})`;
    return doneAt === null && outcome === 'failed'
      ? `${answer}, prossimo tentativo: ${exactTime(nextAt)}`
      : answer;
  },
  sentence,
  told: {
    tested: 'La prova è partita. Tra un attimo guarda il registro qui sotto.',
    ended: 'Il webhook è stato rimosso.',
    gone: 'Questo webhook era già stato rimosso.',
    address: 'Indica un indirizzo https.',
    eventless: 'Scegli almeno una cosa da annunciare.',
    full: 'Puoi avere 10 webhook. Prima rimuovine uno.',
  },
};
