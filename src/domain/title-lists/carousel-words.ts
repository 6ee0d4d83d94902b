import { m } from '../../paraglide/messages.js';

/** Accessible names of a carousel's buttons. */
export const carouselBy = {
  previous: m.carousel_previous,
  next: m.carousel_next,
};
