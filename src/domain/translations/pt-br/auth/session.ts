import type * as English from '../../../messages/auth/session.ts';
import type { Translated } from '../../../language/translated.ts';

const failed = (text: string) => ({ title: 'Erro', text });

export const SESSION_MESSAGES: Translated<typeof English.SESSION_MESSAGES> = {
  confirmed: { title: 'E-mail confirmado', text: 'Boas-vindas ao Marquee. Sua conta está pronta.' },
  confirmedFor: (name) => ({
    title: 'E-mail confirmado',
    text: `Boas-vindas ao Marquee. Salvando “${name}” para você…`,
  }),
  wayBack: 'Voltar para onde você estava',
  signedOut: { title: 'Até logo!', text: 'Você saiu da sua conta.' },
  signOutFailed: (message) => failed(message || 'Não conseguimos sair da sua conta. Tente de novo.'),
  ended: { title: 'Você saiu', text: 'Sua sessão terminou. Entre de novo.' },
};
