import { personsRegion as ofPerson } from '../../stores/watch/region.ts';
import { rememberRegion } from './reader-region.ts';

/** The region the person of this browser has chosen, which it remembers; loaded only where somebody is signed in. */
export async function personsRegion(): Promise<string | null> {
  const region = await ofPerson();
  if (region !== null) rememberRegion(region);
  return region;
}
