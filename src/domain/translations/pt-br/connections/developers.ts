import type * as English from '../../../messages/connections/developers.ts';
import type { Translated } from '../../../language/translated.ts';
import { API_MESSAGES } from '../../../messages/english/api.ts';

export const DEVELOPERS_MESSAGES: Translated<typeof English.DEVELOPERS_MESSAGES> = {
  about: API_MESSAGES.about,
  added: API_MESSAGES.added,
  title: 'Para desenvolvedores',
  description: 'Uma API para ler e escrever o que você vê, com seus próprios tokens.',
  begin: 'Comece',
  make: (tokens) => `Crie um token em ${tokens} e envie-o em cada chamada. Nunca o ponha em um endereço.`,
  tokens: 'Conexões, Tokens',
  document: 'Tudo em OpenAPI 3.1',
  rules: 'O que vale em todo lugar',
  limit: (times, seconds) =>
    `Um token pode fazer ${times} chamadas em ${seconds} segundos. Cada resposta diz quantas restam (RateLimit), e uma recusa diz quando voltar (Retry-After).`,
  pages:
    'As listas vêm em páginas de 100, as mais recentes primeiro: peça “next” como cursor até que seja null.',
  keys: 'Um POST com Idempotency-Key é feito uma vez só, não importa quantas vezes chegue em um dia.',
  times: 'Os horários são ISO 8601 com o fuso. O que você escreve pode trazer o seu.',
  sync: 'Para manter uma cópia: pegue um cursor em /changes, leia tudo uma vez e depois consulte /changes?since= de tempos em tempos. O que foi apagado é informado por 90 dias.',
  refusals: 'O que uma recusa diz',
  refusalsText:
    'As recusas são application/problem+json (RFC 9457). Guie-se por “code”; as frases podem mudar.',
  calls: 'Chamadas',
  scopes: (scopes) => `Precisa de ${scopes.join(' ou ')}.`,
  takes: (names) => `Parâmetros: ${names.join(', ')}.`,
  answers: (statuses) => `Respostas: ${statuses.join(', ')}.`,
  things: 'Formatos',
};
