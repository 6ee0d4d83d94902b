export { arches, leaves, stairs } from './built.ts';
export { rain, spotlight } from './figures.ts';
export { mesa, ridges, road, waves } from './land.ts';
export { blinds, city, forest, house } from './night.ts';
export { candle, initial, phases } from './objects.ts';
export { diagonals, discs, frames, rays, spiral } from './signs.ts';
export { constellation, crescent, grid, orbits } from './space.ts';
