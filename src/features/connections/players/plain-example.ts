/** A curl command that sends a test delivery. */
export const plainExample = (address: string): string => `curl -X POST -H 'Content-Type: application/json' \\
  -d '{"event": "watched", "kind": "movie", "title": "Arrival", "year": 2016, "ids": {"tmdb": 329865}}' \\
  '${address}'`;
