import type * as English from '../../messages/walls.ts';
import type { Translated } from '../../language/translated.ts';

export const WALL_MESSAGES: Translated<typeof English.WALL_MESSAGES> = {
  '/wishlist': [
    'Todo lo que quieres ver, ordenado por fecha, título, año o valoración',
    'Qué está ahora mismo en tus plataformas',
    'Una notificación cuando un título se estrena o llega a una de tus plataformas',
  ],
  '/watched': [
    'Todo lo que has visto, con tus estrellas y el día en que lo viste',
    'Y entre todo ello, tus favoritas',
    'Búsqueda y filtros, aunque sean miles de títulos',
  ],
  '/diary': [
    'Un calendario de lo que ves, con estrellas y notas que solo lees tú',
    'Revisionados y noches enteras de episodios en una sola línea',
    'Lo que reproduces en Plex, Jellyfin, Emby o Kodi se anota solo',
  ],
  '/up-next': [
    'El próximo episodio de cada serie que sigues, y se marca con un toque',
    'Por dónde vas y qué día se emite el siguiente',
  ],
  '/numbers': [
    'Horas, títulos, días activos y rachas, de un año o de siempre',
    'Tus géneros, décadas, países, intérpretes y cineastas',
    'Un año para compartir, sin títulos y sin tu nombre',
  ],
  '/calendar': [
    'Estrenos y episodios, por meses o en forma de agenda',
    'Una dirección privada para el calendario de tu móvil',
  ],
  '/lists': [
    'Listas de lo que quieras, con o sin orden, y una nota en cada título',
    'Privadas, con enlace o públicas, cuando te apetezca',
  ],
  '/for-you': [
    'Una página de títulos, cada uno con el motivo por el que encaja contigo',
    'Más o menos de lo mismo, con un toque',
  ],
  '/recommendations': [
    'Títulos para una frase entera: «un atraco ingenioso con giro final, sin sangre»',
    'El motivo de cada uno y, si quieres, solo lo que está en tus plataformas',
    'Con tu propia clave de IA o sin nada de IA',
  ],
  '/import': [
    'Una vista previa de todo antes de guardarlo',
    'Un informe de cada fila y 30 días para deshacerlo todo',
  ],
  '/reminders': [
    'Los estrenos que esperas, en Marquee y por correo',
    'Las próximas temporadas de tus series',
  ],
  '/notices': [
    'Estrenos, episodios nuevos y lo que llega a tus plataformas',
    'En la aplicación y por correo, como prefieras',
  ],
  '/saved-searches': [
    'Búsquedas de Descubrir con nombre propio, a un toque de distancia',
    'Y cada una, también para Radarr y Sonarr',
  ],
  '/connections': [
    'Plex, Jellyfin, Emby y Kodi escriben tu diario',
    'Una API, webhooks y feeds para tus propios programas',
  ],
  '/export': [
    'Todo lo tuyo en un archivo, en JSON y en tablas',
    'Archivos que Letterboxd y Trakt saben leer',
  ],
};
