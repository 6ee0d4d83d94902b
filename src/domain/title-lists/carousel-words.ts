import { m } from '../../paraglide/messages.js';

/** The accessible name of a button that moves a row of titles. */
export const carouselBy = {
  previous: m.carousel_previous,
  next: m.carousel_next,
};
