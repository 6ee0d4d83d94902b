import type * as English from '../../../messages/auth/session.ts';
import type { Translated } from '../../../language/translated.ts';

const failed = (text: string) => ({ title: 'Error', text });

export const SESSION_MESSAGES: Translated<typeof English.SESSION_MESSAGES> = {
  confirmed: { title: 'Correo confirmado', text: 'Ya estás en Marquee. Tu cuenta está lista.' },
  confirmedFor: (name) => ({
    title: 'Correo confirmado',
    text: `Ya estás en Marquee. Guardando «${name}» para ti…`,
  }),
  wayBack: 'Volver a donde estabas',
  signedOut: { title: '¡Hasta pronto!', text: 'Has salido de tu cuenta.' },
  signOutFailed: (message) => failed(message || 'No se ha podido cerrar la sesión. Vuelve a intentarlo.'),
  ended: { title: 'Sesión cerrada', text: 'Tu sesión ha terminado. Vuelve a entrar.' },
};
