import { personsRegion as ofPerson } from '../../stores/watch/region.ts';

/** The region the person of this browser has chosen; loaded only where somebody is signed in. */
export const personsRegion = ofPerson;
