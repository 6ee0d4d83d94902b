/** The button that leads from the first page into the site. */
export const START_MESSAGES = { start: 'Get Started' } as const;
