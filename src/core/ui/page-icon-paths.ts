// Paths used only on pages of signed-in users, apart from icon-paths.ts, which every island loads whole.
export const grid = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z';
export const list = 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01';
export const more = 'M5 12h.01M12 12h.01M19 12h.01';
export const pen = 'M12 20h9M16.5 3.5a2.1 2.1 0 0 1 3 3L7 19l-4 1 1-4Z';
export const sliders = 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4';
export const tag = 'M3 4v7l9.6 9.6 8-8L11 3H4zM7.5 7.5v.01';
