import type * as English from '../../../messages/auth/auth-dialog.ts';
import type { Translated } from '../../../language/translated.ts';

export const AUTH_DIALOG_MESSAGES: Translated<typeof English.AUTH_DIALOG_MESSAGES> = {
  tabs: 'Cuenta',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  busy: { signIn: 'Entrando…', signUp: 'Creando cuenta…', reset: 'Enviando…' },
  back: 'Volver',
  titles: {
    signIn: 'Entrar',
    signUp: 'Crear cuenta',
    forgot: 'Cambiar contraseña',
    verify: 'Confirma tu correo',
  },
  forgot: '¿Olvidaste tu contraseña?',
  passwordRule: '6 caracteres como mínimo',
  reset: {
    introduction: 'Te enviaremos por correo un enlace para poner una contraseña nueva.',
    submit: 'Enviar correo',
  },
  verify: {
    sent: (email) =>
      `Hemos enviado un enlace de confirmación a ${email}. Ábrelo para terminar de crear tu cuenta. ¿No llega nada? Revisa la carpeta de spam.`,
    noMails: (outbox) => `Este sitio aún no envía correos. Esperan en ${outbox}.`,
    outbox: 'la bandeja de salida',
    resend: (seconds) =>
      seconds > 0 ? `Reenviar correo de confirmación (${seconds} s)` : 'Reenviar correo de confirmación',
    back: 'Volver a la entrada',
  },
};
