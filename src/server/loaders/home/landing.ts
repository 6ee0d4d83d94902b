import type { Outcome } from '../../../domain/outcome.ts';
import type { TitleSummary } from '../../../domain/title.ts';
import { services } from '../../services.ts';
import { outcomeOf } from '../outcome.ts';

/** What the landing page shows of the catalogue: today's trending movies. */
export function loadLanding(requestId: string): Promise<Outcome<{ trending: TitleSummary[] }>> {
  return outcomeOf(requestId, async () => {
    const { catalogue } = await services();
    const { results } = await catalogue.trending('movie', 'day');
    return { kind: 'ok', trending: results };
  });
}
