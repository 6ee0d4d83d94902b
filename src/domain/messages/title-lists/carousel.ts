/** What the buttons of a row of titles do. */
export const CAROUSEL_MESSAGES = { previous: 'Previous titles', next: 'Next titles' } as const;
