import { m } from '../../paraglide/messages.js';

export const carouselBy = {
  previous: m.carousel_previous,
  next: m.carousel_next,
};
