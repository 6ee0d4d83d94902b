import type * as English from '../../../messages/connections/webhooks.ts';
import type { Translated } from '../../../language/translated.ts';
import type { DueMessage, WebhookEvent, WebhookMessage } from '../../../connections/webhooks.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { starsText } from '../../../reviews/stars.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { episodeCode } from '../series/series.ts';

const EVENTS: Record<WebhookEvent, string> = {
  watched: 'Visto',
  rated: 'Nota dada',
  reviewed: 'Crítica escrita',
  listed: 'Posto em uma lista',
  wished: 'Posto em “Quero ver”',
  notice: 'Notificações',
};

const OUTCOMES: Record<NonNullable<WebhookMessage['outcome']>, string> = {
  sent: 'Enviada',
  failed: 'Não aceita',
  gone: 'Desfeita antes de ser enviada',
  refused: 'Este endereço não é consultado a partir daqui',
};

function called({ item }: Pick<DueMessage, 'item'>): string {
  const { name, kind, tmdb, season, number } = item;
  const title =
    typeof name === 'string' && name !== ''
      ? name
      : `${kind === 'movie' ? 'filme' : 'série'} ${String(tmdb)}`;
  return typeof season === 'number' && typeof number === 'number'
    ? `${title} ${episodeCode({ season, number })}`
    : title;
}

function sentence(message: Pick<DueMessage, 'event' | 'item'>): string {
  const title = called(message);
  switch (message.event) {
    case 'test':
      return `Um teste do ${SITE_NAME}.`;
    case 'watched':
      return `Visto: ${title}`;
    case 'rated':
      return `Nota: ${title}, ${starsText(Number(message.item['stars']))} de 5 estrelas`;
    case 'reviewed':
      return message.item['tells_end'] === true
        ? `Crítica: ${title}`
        : `Crítica: ${title}: ${String(message.item['text'])}`;
    case 'listed':
      return `Posto em uma lista: ${title}`;
    case 'wished':
      return `Quero ver: ${title}`;
    case 'notice':
      return `Novidade: ${title}`;
  }
}

export const WEBHOOK_MESSAGES: Translated<typeof English.WEBHOOK_MESSAGES> = {
  title: 'Webhooks',
  description: 'Conte a outros programas o que você vê, avalia e lista.',
  signIn: 'Entre para criar webhooks',
  back: 'Conexões',
  text: 'Quando algo acontece aqui, um endereço seu fica sabendo: JSON simples para seus próprios programas, ou uma linha para ntfy, Discord ou Slack. Importações não são contadas.',
  off: 'Este site não envia webhooks. Quem o mantém precisa definir SUPABASE_SECRET_KEY.',
  make: 'Criar webhook',
  url: 'Endereço',
  example: 'https://example.org/hook',
  shape: 'Formato',
  shapes: { plain: 'JSON simples, assinado', ntfy: 'ntfy', discord: 'Discord', slack: 'Slack' },
  tell: 'Contar',
  events: EVENTS,
  eventsOf: ({ events }) => events.map((event) => EVENTS[event]).join(', '),
  made: 'Com que as mensagens são assinadas',
  once: 'Copie agora: só aparece desta vez. As assinaturas seguem o Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).',
  list: 'Seus webhooks',
  none: 'Você não tem webhooks.',
  state: ({ since, failingSince, offAt }) =>
    offAt !== null
      ? `Desligado desde ${writtenDay(offAt)}, depois de uma semana de falhas. Um teste o liga de novo.`
      : failingSince !== null
        ? `Falha desde ${exactTime(failingSince)}.`
        : `Ligado desde ${writtenDay(since)}.`,
  test: 'Enviar um teste',
  testOf: (url) => `Enviar um teste para ${url}`,
  end: 'Remover',
  endOf: (url) => `Remover o webhook para ${url}`,
  log: 'As últimas 50 mensagens',
  event: ({ event }) => (event === 'test' ? 'Teste' : EVENTS[event]),
  outcome: ({ outcome, status, doneAt, nextAt }) => {
    const said = outcome === null ? 'Em espera' : OUTCOMES[outcome];
    const answer = status === null ? said : `${said} (${status})`;
    return doneAt === null && outcome === 'failed' ? `${answer}, de novo em ${exactTime(nextAt)}` : answer;
  },
  sentence,
  told: {
    tested: 'O teste está a caminho. Daqui a pouco, olhe o log abaixo.',
    ended: 'O webhook foi removido.',
    gone: 'Este webhook já tinha sido removido.',
    address: 'Informe um endereço https.',
    eventless: 'Escolha pelo menos uma coisa para contar.',
    full: 'Você pode ter 10 webhooks. Remova um primeiro.',
  },
};
