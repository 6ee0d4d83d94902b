import type * as English from '../../../messages/auth/invitations.ts';
import type { Translated } from '../../../language/translated.ts';
import { writtenDay } from '../../../reviews/times.ts';
import { plural } from '../plural.ts';

const accounts = (count: number) =>
  plural(count, { one: '{n} conta', many: '{n} de contas', other: '{n} contas' });

export const JOIN_MESSAGES: Translated<typeof English.JOIN_MESSAGES> = {
  title: 'Você tem um convite',
  description: 'Crie uma conta com um convite.',
  text: 'Quem mantém este site convidou você. Crie sua conta aqui.',
  over: {
    unknown: {
      heading: 'Isto não é um convite',
      text: 'O link está incompleto ou foi digitado errado. Copie o link inteiro ou peça outro a quem o enviou.',
    },
    revoked: {
      heading: 'Este convite foi cancelado',
      text: 'Peça outro a quem o enviou.',
    },
    used: {
      heading: 'Este convite já foi usado',
      text: 'Se foi você, abra o link do nosso e-mail ou entre na sua conta. Se não, peça outro a quem o enviou.',
    },
    ended: {
      heading: 'Este convite venceu',
      text: 'Peça outro a quem o enviou.',
    },
  },
  already: {
    heading: 'Você já tem uma conta',
    text: (email) => `Você entrou como ${email}. Um convite é para quem não tem conta.`,
  },
  everybody: {
    heading: 'Qualquer pessoa pode criar conta',
    text: 'Aqui não é mais preciso ter convite. Escolha “Criar conta” no alto de qualquer página.',
  },
  sent: {
    heading: 'Confirme seu e-mail',
    text: (email) =>
      `Enviamos um link de confirmação para ${email}. Abra-o em até 24 horas para concluir o cadastro, ou digite aqui o código dele. Não chegou nada? Confira também a pasta de spam.`,
    noMails: (outbox) => `Este site ainda não envia e-mails. Eles ficam esperando na ${outbox}.`,
    outbox: 'caixa de saída',
  },
  failed: 'Não conseguimos conferir o convite agora',
  created: {
    heading: 'Sua conta está pronta',
    text: 'Entre com o e-mail e a senha que você acabou de escolher.',
  },
};

export const INVITATION_MESSAGES: Translated<typeof English.INVITATION_MESSAGES> = {
  heading: 'Convites',
  isOpen:
    'Qualquer pessoa pode criar conta: convites não são necessários. Inicie com SIGN_UP=closed para deixar entrar só quem você convidar.',
  isClosed: 'Só cria conta quem você convidar.',
  make: 'Criar convite',
  note: 'Para quem',
  noteExample: 'Família Lovelace',
  noteHelp: 'Uma anotação para a administração. Ninguém mais lê.',
  uses: 'Contas que ele permite',
  lasts: 'Vale por',
  days: (days) => plural(days, { one: 'um dia', many: '{n} de dias', other: '{n} dias' }),
  made: (note) => (note === '' ? 'Seu convite' : `Seu convite: ${note}`),
  once: 'Copie agora: ele só aparece desta vez. Quem o tiver pode criar uma conta.',
  list: 'Todos os convites',
  none: 'Ninguém foi convidado ainda.',
  noteless: 'Sem anotação',
  first: 'O primeiro admin',
  state: (invitation) =>
    ({
      open: `Vale até ${writtenDay(invitation.endsAt)}.`,
      unknown: '',
      revoked: 'Cancelado.',
      used: 'Usado.',
      ended: `Venceu em ${writtenDay(invitation.endsAt)}.`,
    })[invitation.state],
  madeOn: ({ createdAt, madeByName, makesAdmin }) => {
    if (makesAdmin) return `Gerado em uma inicialização em ${writtenDay(createdAt)}.`;
    return madeByName === null
      ? `Criado em ${writtenDay(createdAt)}.`
      : `Criado em ${writtenDay(createdAt)} por ${madeByName}.`;
  },
  usedOf: ({ used, uses, waiting }) =>
    `Usado para ${used} de ${accounts(uses)}${waiting > 0 ? `, ${waiting} ainda sem abrir o link do e-mail` : ''}.`,
  revoke: 'Cancelar',
  revokeOf: (invitation) => `Cancelar o convite ${invitation.note}`.trim(),
  told: {
    revoked: 'O convite foi cancelado. Ele não deixa mais ninguém entrar.',
    gone: 'Este convite já não valia.',
    uses: 'Escolha um número de contas de 1 a 1.000.',
    note: 'A anotação pode ter 100 caracteres.',
    full: 'Guardamos duzentos convites. Os que venceram há um mês somem sozinhos.',
  },
};
