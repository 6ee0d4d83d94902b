import { map } from 'nanostores';
import { regionServicesPath, type RegionServicesAnswer } from './my-services.ts';
import type { Service } from '../../core/offers.ts';
import { attempt } from '../../core/stores/attempt.ts';
import { ask } from '../../core/stores/own-server.ts';
import { readable } from '../../core/stores/readable.ts';

export interface RegionServices {
  state: 'unknown' | 'loading' | 'known' | 'failed';
  /** ISO 3166-1. */
  region: string;
  services: readonly Service[];
}

const $regionServicesNow = map<RegionServices>({ state: 'unknown', region: '', services: [] });

/** All services of the region in which the user chooses. */
export const $regionServices = readable($regionServicesNow);

/** Loads a region's services (ISO 3166-1) once; retries after a failure. Never rejects. */
export async function loadRegionServices(region: string): Promise<void> {
  const now = $regionServicesNow.get();
  if (now.region === region && (now.state === 'known' || now.state === 'loading')) return;
  $regionServicesNow.set({ state: 'loading', region, services: [] });
  const answer = await attempt(() => ask<RegionServicesAnswer>('GET', regionServicesPath(region)));
  // Only the last requested region counts.
  if ($regionServicesNow.get().region !== region) return;
  const services = answer.kind === 'ok' ? answer.value.services : [];
  $regionServicesNow.set({ state: answer.kind === 'ok' ? 'known' : 'failed', region, services });
}
