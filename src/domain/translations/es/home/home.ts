import type * as English from '../../../messages/home/home.ts';
import type { Translated } from '../../../language/translated.ts';

export const HOME_MESSAGES: Translated<typeof English.HOME_MESSAGES> = {
  trending: { movie: 'Películas en tendencia', tv: 'Series en tendencia' },
  banner: 'Tendencia ahora',
  details: 'Ver ficha',
  tabs: 'Tendencias',
  popular: 'Películas populares',
  topRated: 'Mejor valoradas',
  upcoming: 'Próximos estrenos',
  wishes: 'De tus pendientes',
  liked: (name) => `Porque te gustó «${name}»`,
  loading: 'Cargando…',
  later: 'Estos títulos aún no estaban listos al cargar la página.',
  failed: 'No se ha podido cargar.',
  again: 'Reintentar',
  seeAll: (heading) => `Ver todo: ${heading}`,
};

export const LANDING_MESSAGES: Translated<typeof English.LANDING_MESSAGES> = {
  heading: 'Tu próxima favorita te espera esta noche.',
  text: 'Descubre dónde ver cada título. Sigue cada episodio. Lleva un diario con números. Trae tu historial y, cuando quieras, llévatelo todo.',
  search: 'Dónde puedo ver…',
  better: {
    label: 'Por qué Marquee',
    watch: {
      title: 'Dónde verlo, sin dar vueltas',
      text: 'En tu país, en tus plataformas.',
      all: (region) => `Todo lo que hay en ${region}`,
    },
    next: { title: 'Cada episodio', text: 'Lo marcas con un toque y ya tienes el siguiente.' },
    numbers: {
      title: 'Un diario con números',
      text: 'Tus horas, géneros y caras favoritas, año tras año.',
      counted: (n) => `Tendencias de hoy por género, de ${n} películas`,
    },
    bring:
      'Valoraciones, críticas, fechas y listas vienen contigo. Y te lo puedes llevar todo cuando quieras.',
  },
  trending: 'Tendencias',
  features: {
    label: 'Qué hace Marquee',
    explore: {
      title: 'Un catálogo inmenso',
      text: 'Películas y series por categoría, género y año, con reparto, tráileres y títulos parecidos.',
    },
    ask: {
      title: 'Sugerencias con IA',
      text: 'Cuenta qué te apetece y recibe títulos con sus motivos, con tu propia clave de IA.',
    },
    keep: {
      title: 'Tus pendientes, a mano',
      text: 'Guarda lo que quieres ver y lo que has visto, y recibe un aviso el día del estreno.',
    },
    join: {
      title: 'Únete a la conversación',
      text: 'Puntúa con estrellas, escribe críticas y lee qué opina el resto.',
    },
  },
};
