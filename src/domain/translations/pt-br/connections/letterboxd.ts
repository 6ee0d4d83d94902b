import type * as English from '../../../messages/connections/letterboxd.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LetterboxdFollow, ReadEntry } from '../../../connections/letterboxd.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { stars as inStars } from '../counts.ts';

const OUTCOMES: Record<NonNullable<LetterboxdFollow['outcome']>, string> = {
  read: 'Foi lido.',
  same: 'Não havia nada novo.',
  nobody: 'O Letterboxd não conhece ninguém com este nome, ou o diário é privado.',
  limited: 'O Letterboxd pediu uma pausa. Lemos de novo mais tarde.',
  unreadable: 'O que veio não era um feed. Lemos de novo mais tarde.',
  failed: 'O Letterboxd não respondeu. Lemos de novo mais tarde.',
};

const READ: Record<ReadEntry['outcome'], string> = {
  counted: 'Contado',
  noted: 'Já está no seu diário',
  refused: 'Não deu para salvar: seu diário está cheio',
};

export const LETTERBOXD_MESSAGES: Translated<typeof English.LETTERBOXD_MESSAGES> = {
  title: 'Letterboxd',
  description: 'Traga seu diário do Letterboxd para seu diário daqui.',
  signIn: 'Entre para acompanhar seu Letterboxd',
  back: 'Conexões',
  text: 'Seu diário público no Letterboxd é lido a cada hora: registros novos entram no seu diário daqui com o dia, as estrelas e o que você reviu. Nada seu é substituído, e nada vem duas vezes. O que é mais antigo que os últimos cinquenta registros vem por uma importação.',
  off: 'Este site não pode ler outros sites. Quem o mantém precisa definir SUPABASE_SECRET_KEY.',
  name: 'Seu nome lá',
  example: 'seu-nome',
  reviews: 'Críticas também',
  follow: 'Seguir',
  change: 'Mudar',
  followed: ({ name, since }) => `Você segue ${name} desde ${writtenDay(since)}.`,
  checked: ({ checkedAt, outcome }) =>
    checkedAt === null || outcome === null
      ? 'A leitura acontece em alguns minutos.'
      : `Última leitura: ${exactTime(checkedAt)}. ${OUTCOMES[outcome]}`,
  leave: 'Parar e manter o que veio',
  takeBack: 'Parar e desfazer o que veio',
  log: 'Os últimos 50 registros',
  line: ({ title, day, stars }) =>
    [title, ...(day === null ? [] : [day]), ...(stars === null ? [] : [inStars(stars)])].join(', '),
  outcome: ({ outcome }) => READ[outcome],
  told: {
    followed: 'Tudo certo. A leitura acontece em alguns minutos.',
    name: 'Isto não é um nome do Letterboxd.',
    left: 'Não é mais lido. O que veio fica.',
    takenBack: 'Não é mais lido. O que veio foi desfeito, onde você não tinha mudado nada.',
  },
};
