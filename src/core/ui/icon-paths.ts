// Paths on a 24-unit grid, exported singly so that a script contains only those it uses.
export const alert =
  'M12 8v5M12 16.5v.01M10.3 3.9 2.4 17.5A2 2 0 0 0 4.1 20.5h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z';
export const bell = 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 21h4';
export const bookmark = 'M6 3h12v18l-6-4.5L6 21z';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const chevron = 'm6 9 6 6 6-6';
export const close = 'M18 6 6 18M6 6l12 12';
export const film = 'M4 4h16v16H4zM8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4';
export const heart =
  'M12 20.5s-8-4.9-8-11A4.6 4.6 0 0 1 8.6 4.8c1.5 0 2.7.8 3.4 1.9.7-1.1 1.9-1.9 3.4-1.9A4.6 4.6 0 0 1 20 9.5c0 6.1-8 11-8 11Z';
export const home = 'm4 11 8-7 8 7v9h-5v-6H9v6H4z';
export const menu = 'M4 6h16M4 12h16M4 18h16';
export const next = 'm9 5 7 7-7 7';
export const plus = 'M12 5v14M5 12h14';
export const people =
  'M16 20v-1.5a4 4 0 0 0-4-4H7a4 4 0 0 0-4 4V20M9.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM21 20v-1.5a4 4 0 0 0-3-3.85M15.5 4.15a3.5 3.5 0 0 1 0 6.7';
export const person =
  'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM5.5 19a7 7 0 0 1 13 0M12 12.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z';
export const pause = 'M9 5v14M15 5v14';
export const play = 'M7 4.5v15l12-7.5z';
export const previous = 'm15 5-7 7 7 7';
export const remove = 'M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3';
export const search = 'M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM21 21l-4.3-4.3';
export const share = 'M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8';
export const sparkles = 'm12 3 1.9 5.6L19.5 10.5 13.9 12.4 12 18l-1.9-5.6L4.5 10.5l5.6-1.9zM19 16v4M17 18h4';
export const star = 'm12 3 2.8 5.9 6.2.8-4.6 4.4 1.2 6.3L12 17.3l-5.6 3.1 1.2-6.3L3 9.7l6.2-.8z';
