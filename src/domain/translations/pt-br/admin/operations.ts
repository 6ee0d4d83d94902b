import type * as English from '../../../messages/admin/operations.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { formatMoment } from '../../../moments.ts';
import { plural } from '../plural.ts';

const lookups = (count: number) =>
  plural(count, { one: '{n} consulta', many: '{n} de consultas', other: '{n} consultas' });

export const OPERATIONS_MESSAGES: Translated<typeof English.OPERATIONS_MESSAGES> = {
  versions: {
    heading: 'Versões',
    database: 'Banco de dados',
    running: 'Rodando há',
    memory: 'Memória',
  },
  space: {
    heading: 'Espaço',
    database: 'Banco de dados',
    data: 'Pasta de dados',
    of: (bytes) => `de ${bytes}`,
  },
  catalogue: {
    heading: 'Catálogo',
    upstream: 'Origem',
    since: (at) => `desde ${formatMoment(at)}`,
    kept: 'Respostas guardadas',
    calls: 'Chamadas à origem',
    failed: (count) => plural(count, { one: '{n} falhou', many: '{n} falharam', other: '{n} falharam' }),
    lastError: 'Último erro',
    noError: 'Nenhum',
  },
  mails: { heading: 'E-mails de lembrete', waiting: 'À espera', givenUp: 'Desistidos', sent: 'Enviados' },
  backups: {
    heading: 'Backups',
    none: 'Nenhum backup é feito sozinho: defina BACKUP_DIR com uma pasta, de preferência em outro disco.',
    last: 'Último backup',
    never: 'Nenhum ainda',
    size: 'Tamanho',
    kept: 'Guardados',
    of: (kept, keep) => `${formatNumber(kept)} de ${formatNumber(keep)}`,
    failed: 'Última tentativa falhou',
  },
  services: 'Serviços',
  jobs: 'Tarefas',
  running: 'rodando',
  ended: { ok: 'ok', failed: 'falhou' },
  latestMails: 'E-mails mais recentes',
  columns: { title: 'Título', to: 'Para', tries: 'Tentativas', state: 'Situação' },
  triesLabel: 'Tentativas:',
  noProblems: 'Nenhum.',
  warning: 'Aviso',
  condition: {
    fine: 'Respondendo',
    slow: 'Lento',
    limited: 'Limitando nossas chamadas',
    down: 'Falhando: as chamadas estão em pausa',
    refused: 'Recusa TMDB_API_KEY: defina outra e reinicie',
  },
  free: 'Livre no disco',
  hitRate: 'Acertos do cache',
  hits: (hits, asked) =>
    plural(hits, {
      one: `{n} acerto em ${lookups(asked)}`,
      many: `{n} de acertos em ${lookups(asked)}`,
      other: `{n} acertos em ${lookups(asked)}`,
    }),
  stale: 'Respostas antigas no lugar de falhas',
  triedAgain: 'Em nova tentativa',
  note: 'Os horários estão em UTC. Os números do catálogo são deste processo, desde que começou.',
  noJobs: 'Nenhuma tarefa rodou ainda.',
  noMails: 'Nenhum lembrete foi enviado por e-mail ainda.',
  mailSent: (at) => `Enviado em ${formatMoment(at)}`,
  mailGivenUp: (at) => `Desistido em ${formatMoment(at)}`,
  mailNext: (at) => `Próxima tentativa em ${formatMoment(at)}`,
  problems: 'Últimos avisos e erros',
  problemsSince: 'desde que o servidor começou',
};
