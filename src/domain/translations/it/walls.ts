import type * as English from '../../messages/walls.ts';
import type { Translated } from '../../language/translated.ts';

export const WALL_MESSAGES: Translated<typeof English.WALL_MESSAGES> = {
  '/wishlist': [
    'Tutto quello che vuoi vedere, ordinato per data, titolo, anno o voto',
    'Cosa c’è già adesso sulle tue piattaforme',
    'Una notifica quando un titolo esce o arriva su una delle tue piattaforme',
  ],
  '/watched': [
    'Tutto quello che hai visto, con le tue stelle e il giorno in cui l’hai visto',
    'E in mezzo, i tuoi preferiti',
    'Ricerca e filtri, anche con migliaia di titoli',
  ],
  '/diary': [
    'Un calendario di quello che guardi, con stelle e note che leggi solo tu',
    'I film rivisti e le serate intere di episodi in una riga sola',
    'Quello che riproducono Plex, Jellyfin, Emby o Kodi, annotato da sé',
  ],
  '/up-next': [
    'Il prossimo episodio di ogni serie che segui, da segnare con un clic',
    'A che punto sei, e il giorno in cui arriva il prossimo',
  ],
  '/numbers': [
    'Ore, titoli, giorni attivi e giorni di fila, di un anno o di sempre',
    'I tuoi generi, decenni, paesi, interpreti e regie',
    'Un anno da condividere, senza titoli e senza il tuo nome',
  ],
  '/calendar': [
    'Uscite ed episodi, mese per mese o in agenda',
    'Un indirizzo privato per il calendario del tuo telefono',
  ],
  '/lists': [
    'Liste di titoli qualsiasi, classifiche o no, con una nota per ognuno',
    'Private, con link o pubbliche, quando vuoi tu',
  ],
  '/for-you': [
    'Una pagina di titoli, ognuno con il motivo per cui fa per te',
    'Di più o di meno di questo, con un clic',
  ],
  '/recommendations': [
    'Titoli per una frase intera: «un colpo ben congegnato con una svolta, niente sangue»',
    'Il motivo di ognuno e, se vuoi, solo quello che c’è sulle tue piattaforme',
    'Con la tua chiave IA, o senza IA del tutto',
  ],
  '/import': [
    'Un’anteprima di tutto prima di salvare',
    'Un resoconto riga per riga, e 30 giorni per annullare tutto',
  ],
  '/reminders': ['Le uscite che aspetti, in Marquee e per email', 'Le prossime stagioni delle serie'],
  '/notices': [
    'Uscite, nuovi episodi e quello che arriva sulle tue piattaforme',
    'Nell’app e per email, come preferisci',
  ],
  '/saved-searches': [
    'Le ricerche di Scopri con un nome, a portata di clic',
    'Ognuna anche per Radarr e Sonarr',
  ],
  '/connections': [
    'Plex, Jellyfin, Emby e Kodi scrivono il tuo diario',
    'Un’API, webhook e feed per i tuoi programmi',
  ],
  '/export': [
    'Tutto quello che è tuo in un solo file, in JSON e in tabelle',
    'File che Letterboxd e Trakt sanno leggere',
  ],
};
