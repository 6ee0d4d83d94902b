import type * as English from '../../../messages/ai/ai-keys.ts';
import type { Translated } from '../../../language/translated.ts';

export const AI_KEY_MESSAGES: Translated<typeof English.AI_KEY_MESSAGES> = {
  loading: 'Cargando tus claves…',
  safety: 'Tu clave se prueba al guardarla, queda cifrada en el servidor y nunca se devuelve a un navegador.',
  yours: (provider) => `Tu clave de API de ${provider}`,
  of: (provider) => `Clave de API de ${provider}`,
  used: 'Se usa en tus búsquedas',
  askDelete: '¿Eliminar esta clave?',
  keep: 'Dejarla',
  confirm: 'Confirmar',
  erase: 'Eliminar',
  eraseKey: 'Eliminar clave',
  erasing: 'Eliminando…',
  provider: 'Proveedor',
  endpoint: 'Dirección del servidor',
  model: 'Modelo',
  field: { first: 'Clave de API', next: 'Clave de API nueva' },
  toggle: { show: 'Mostrar clave', hide: 'Ocultar clave' },
  where: '¿Dónde consigo una clave?',
  newTab: 'Se abre en otra pestaña.',
  submit: {
    first: 'Guardar clave de API',
    next: 'Sustituir clave de API',
    testing: 'Probando la clave…',
  },
  demo: {
    offer:
      '¿No tienes una clave a mano? El recomendador sin conexión responde con los títulos de este sitio.',
    submit: 'Probar el recomendador sin conexión',
    busy: 'Un momento…',
  },
};
