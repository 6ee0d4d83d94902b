import type * as English from '../../../messages/auth/auth.ts';
import type { Translated } from '../../../language/translated.ts';
const invalidEmail = (text: string) => ({ title: 'Correo no válido', text });
const failed = (text: string) => ({ title: 'Error', text });
const tooShort = 'La contraseña debe tener 6 caracteres como mínimo.';

export const EMAIL_EXAMPLE: Translated<typeof English.EMAIL_EXAMPLE> = 'nombre@example.com';

export const AUTH_MESSAGES: Translated<typeof English.AUTH_MESSAGES> = {
  invalid: {
    signInEmail: invalidEmail('Escribe una dirección de correo válida.'),
    signUpEmail: invalidEmail(`Escribe una dirección de correo válida (p.\u00a0ej., ${EMAIL_EXAMPLE}).`),
    resetEmail: invalidEmail('Escribe una dirección de correo válida.'),
    signInPassword: { title: 'Contraseña no válida', text: tooShort },
    signUpPassword: { title: 'Contraseña débil', text: tooShort },
    name: { title: 'Falta el nombre', text: 'Escribe tu nombre completo.' },
  },
  checkEmail: {
    title: 'Revisa tu correo',
    text: 'Te hemos enviado un enlace de confirmación. Ábrelo para terminar de crear tu cuenta.',
  },
  created: { title: 'Cuenta creada', text: 'Tu cuenta ya está creada.' },
  signUpFailed: (message) => ({
    title: 'No se ha creado la cuenta',
    text: message || 'Algo ha fallado al crear la cuenta.',
  }),
  signedIn: { title: '¡Hola otra vez!', text: 'Ya estás dentro.' },
  signInFailed: (message) => ({
    title: 'No has podido entrar',
    text: message || 'Algo ha fallado al entrar. Vuelve a intentarlo.',
  }),
  notConfirmed: {
    title: 'Correo sin confirmar',
    text: 'Abre el enlace de confirmación que te enviamos por correo antes de entrar.',
  },
  signedOutAgain: {
    title: 'No has podido entrar',
    text: 'Confirma tu dirección de correo antes de entrar. El enlace está en tu bandeja de entrada.',
  },
  resetSent: {
    title: 'Correo enviado',
    text: 'Revisa tu correo: ahí tienes cómo cambiar la contraseña.',
  },
  resetFailed: (message) => failed(message || 'No se ha podido enviar el correo. Vuelve a intentarlo.'),
  resent: {
    title: 'Correo de confirmación enviado',
    text: 'Te hemos enviado otro correo de confirmación.',
  },
  resend: 'Reenviar correo',
  resendFailed: (message) => failed(message || 'No se ha podido reenviar el correo de confirmación.'),
};
