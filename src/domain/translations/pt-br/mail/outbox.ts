import type * as English from '../../../messages/mail/outbox.ts';
import type { Translated } from '../../../language/translated.ts';

export const OUTBOX_MESSAGES: Translated<typeof English.OUTBOX_MESSAGES> = {
  title: 'Caixa de saída',
  why: 'Nenhum servidor de e-mail está configurado, então os e-mails ficam aqui. Só esta máquina pode abrir esta página.',
  none: 'Nenhum e-mail ainda.',
  line: (to, moment) => `para ${to}, ${moment}`,
  moment: (moment) => `${moment} UTC`,
  all: 'Todos os e-mails',
  from: 'De',
  to: 'Para',
  sent: 'Enviado',
  asMail: 'Ver como um programa de e-mail mostra',
  closed: {
    title: 'Não em um site público',
    text: 'A caixa de saída fica fechada em um site com endereço público. Defina SMTP_URL para que os e-mails sejam enviados.',
  },
  foreign: {
    title: 'Não a partir daqui',
    text: 'A caixa de saída só abre na máquina em que o servidor roda.',
  },
  readOnly: { title: 'Não é possível', text: 'A caixa de saída só pode ser lida.' },
  unknown: { title: 'Este e-mail não existe', text: 'Só os últimos 200 e-mails são guardados.' },
  away: { title: 'Agora não', text: 'O banco de dados não está disponível.' },
};
