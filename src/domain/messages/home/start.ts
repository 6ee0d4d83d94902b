/** The button that leads from the first page into the site. */
export const START_MESSAGE = 'Get Started';
