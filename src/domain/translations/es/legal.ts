import type * as English from '../../messages/legal.ts';
import type { Translated } from '../../language/translated.ts';

export const LEGAL_MESSAGES: Translated<typeof English.LEGAL_MESSAGES> = {
  privacy: {
    title: 'Privacidad',
    description: 'Lo que Marquee guarda sobre ti.',
    paragraphs: [
      'Este texto es provisional: quien gestione esta copia de Marquee pondrá aquí su propio aviso antes de invitar a otras personas.',
      'Para leer no hace falta cuenta ni se guarda ninguna cookie, salvo una: «Elige por mí» recuerda sus últimas doce propuestas en una cookie llamada «picked», que solo se envía a Descubrir, no dice nada de ti y termina con la sesión del navegador. Quien ha entrado en su cuenta tiene una cookie que mantiene la sesión, otra con la disposición de sus listas y otra con su zona horaria, para que sus días sean los suyos. Las búsquedas recientes y el país que elegiste para las plataformas se quedan en tu navegador; el país que indica el idioma de tu navegador decide por qué plataformas pregunta a este sitio y no se guarda en ninguna parte. Una cuenta guarda tu dirección de correo, tu nombre, tu foto, tu país si lo dices, tus listas, valoraciones, críticas y recordatorios; al eliminar la cuenta, se elimina todo. Cuando una página falla, tu navegador le dice a este sitio qué ha fallado y dónde, y el registro lo guarda sin nada sobre ti. Los tráilers se cargan con el reproductor sin cookies de YouTube, y solo cuando pides uno.',
    ],
  },
  terms: {
    title: 'Condiciones de uso',
    description: 'Lo que supone usar Marquee.',
    paragraphs: [
      'Este texto es provisional: quien gestione esta copia de Marquee pondrá aquí sus propias condiciones antes de invitar a otras personas.',
      'Los datos de películas y series vienen de TMDB o, sin clave de TMDB, de un conjunto de datos incluido; dónde se pueden ver lo dice JustWatch. Las críticas y valoraciones son de quienes las escribieron, que pueden editarlas y eliminarlas en cualquier momento.',
    ],
  },
};
