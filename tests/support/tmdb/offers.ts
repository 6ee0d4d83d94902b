/** A service in an answer. The names are not TMDB's. */
export const service = (
  id: number,
  name: string,
  priority: number,
  logo: string | null = `/logo-${id}.jpg`,
) => ({
  provider_id: id,
  provider_name: name,
  logo_path: logo,
  display_priority: priority,
});

const PLUS = service(801, 'Harbour Plus', 2);
const BELL = service(802, 'Third Bell ', 1);
const NINE = service(803, 'Nine and a Half', 7);
const SHED = service(804, 'The Film Shed', 4);

const SERVICES = [PLUS, BELL, NINE, SHED];

const link = (kind: string, id: number, region: string) =>
  `https://catalogue.example/${kind}/${id}/watch?locale=${region}`;

/** A title's offers: none for every third one, else different ones in two countries. */
export function offersOf(kind: 'movie' | 'tv', id: number) {
  if (id % 3 === 0) return { id, results: {} };
  return {
    id,
    results: {
      DE: { link: link(kind, id, 'DE'), flatrate: [NINE], rent: [SHED], buy: [SHED] },
      US: { link: link(kind, id, 'US'), flatrate: [PLUS, BELL], ads: [NINE], rent: [SHED] },
    },
  };
}

/** All services of a region; one has a rank in the United States only. */
export function servicesOf(region: string | null) {
  const rank = (priority: number) => ({ DE: 10 - priority, US: priority });
  const results = SERVICES.map((one) => ({
    ...one,
    display_priorities: one === SHED ? { US: 4 } : rank(one.display_priority),
  }));
  return { results: region === null ? results : results.filter((one) => region in one.display_priorities) };
}

export const REGIONS = {
  results: [
    { iso_3166_1: 'US', english_name: 'United States of America', native_name: 'United States' },
    { iso_3166_1: 'DE', english_name: 'Germany', native_name: 'Germany' },
  ],
};
