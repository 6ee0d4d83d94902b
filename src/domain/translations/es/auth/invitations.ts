import type * as English from '../../../messages/auth/invitations.ts';
import type { Translated } from '../../../language/translated.ts';
import { writtenDay } from '../../../reviews/times.ts';
import { plural } from '../plural.ts';

const accounts = (count: number) =>
  plural(count, { one: '{n} cuenta', many: '{n} de cuentas', other: '{n} cuentas' });

export const JOIN_MESSAGES: Translated<typeof English.JOIN_MESSAGES> = {
  title: 'Tienes una invitación',
  description: 'Crea una cuenta con una invitación.',
  text: 'Alguien que gestiona este sitio te ha invitado. Crea tu cuenta aquí.',
  over: {
    unknown: {
      heading: 'Esto no es una invitación',
      text: 'El enlace está incompleto o mal escrito. Cópialo entero o pide otro a quien te lo envió.',
    },
    revoked: {
      heading: 'Esta invitación se ha retirado',
      text: 'Pide otra a quien te la envió.',
    },
    used: {
      heading: 'Esta invitación ya se ha usado',
      text: 'Si la usaste tú, sigue el enlace de nuestro correo o entra. Si no, pide otra a quien te la envió.',
    },
    ended: {
      heading: 'Esta invitación ha caducado',
      text: 'Pide otra a quien te la envió.',
    },
  },
  already: {
    heading: 'Ya tienes una cuenta',
    text: (email) => `Has entrado como ${email}. Una invitación es para quien no tiene cuenta.`,
  },
  everybody: {
    heading: 'Cualquiera puede crear una cuenta',
    text: 'Aquí ya no hace falta invitación. Elige «Crear cuenta» arriba en cualquier página.',
  },
  sent: {
    heading: 'Confirma tu correo',
    text: (email) =>
      `Hemos enviado un enlace de confirmación a ${email}. Ábrelo en 24 horas para terminar de crear tu cuenta o escribe aquí su código. ¿No llega nada? Revisa también la carpeta de spam.`,
    noMails: (outbox) => `Este sitio aún no envía correos. Esperan en ${outbox}.`,
    outbox: 'la bandeja de salida',
  },
  failed: 'Ahora mismo no se puede ver la invitación',
  created: {
    heading: 'Tu cuenta está lista',
    text: 'Entra con la dirección y la contraseña que acabas de elegir.',
  },
};

export const INVITATION_MESSAGES: Translated<typeof English.INVITATION_MESSAGES> = {
  heading: 'Invitaciones',
  isOpen:
    'Cualquiera puede crear una cuenta: no hacen falta invitaciones. Arranca con SIGN_UP=closed para que solo entre quien invites.',
  isClosed: 'Solo puede crear una cuenta quien invites.',
  make: 'Crear invitación',
  note: 'Para quién',
  noteExample: 'Familia Lovelace',
  noteHelp: 'Una nota para la administración. Nadie más la lee.',
  uses: 'Cuentas para las que vale',
  lasts: 'Duración',
  days: (days) => plural(days, { one: 'un día', many: '{n} de días', other: '{n} días' }),
  made: (note) => (note === '' ? 'Tu invitación' : `Tu invitación: ${note}`),
  once: 'Cópiala ahora: solo se muestra esta vez. Quien la tenga puede crear una cuenta.',
  list: 'Todas las invitaciones',
  none: 'Aún no se ha invitado a nadie.',
  noteless: 'Sin nota',
  first: 'La primera cuenta de administración',
  state: (invitation) =>
    ({
      open: `Vale hasta el ${writtenDay(invitation.endsAt)}.`,
      unknown: '',
      revoked: 'Retirada.',
      used: 'Usada.',
      ended: `Caducó el ${writtenDay(invitation.endsAt)}.`,
    })[invitation.state],
  madeOn: ({ createdAt, madeByName, makesAdmin }) => {
    if (makesAdmin) return `Emitida en un arranque el ${writtenDay(createdAt)}.`;
    return madeByName === null
      ? `Creada el ${writtenDay(createdAt)}.`
      : `Creada el ${writtenDay(createdAt)} por ${madeByName}.`;
  },
  usedOf: ({ used, uses, waiting }) =>
    waiting > 0
      ? `Usada para ${used} de ${accounts(uses)}; por confirmar en el correo: ${waiting}.`
      : `Usada para ${used} de ${accounts(uses)}.`,
  revoke: 'Retirar',
  revokeOf: (invitation) =>
    invitation.note === '' ? 'Retirar la invitación' : `Retirar la invitación «${invitation.note}»`,
  told: {
    revoked: 'La invitación está retirada. Ya no deja entrar a nadie.',
    gone: 'Esta invitación ya no valía.',
    uses: 'Indica un número de cuentas del 1 al 1000.',
    note: 'La nota puede tener 100 caracteres.',
    full: 'Se guardan doscientas invitaciones. Las que caducaron hace un mes desaparecen solas.',
  },
};
