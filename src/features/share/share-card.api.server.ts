import { clientOf } from '../../contract/client-of.ts';
import { DEFAULT_CARD } from '../../core/page-meta.ts';
import { fileAddress, pageAddress } from '../../core/routes.ts';
import { cardPath, cardVersion, parseCardAddress, type CardFamily } from '../../core/share-cards.ts';
import { isCardKeptFrom, loadShareCard } from './share-card.server.ts';
import { services } from '../../server/services.ts';
import type { ApiContext } from '../../server/person-answer.ts';

const LASTING = 'public, max-age=31536000, immutable';
/** A card without its picture is cached for minutes only. */
const PASSING = 'public, max-age=300';
/** Cards of lists and profiles may become private: cached as long as their page. */
const OF_PEOPLE = 'public, max-age=60';
const PEOPLES: ReadonlySet<CardFamily> = new Set(['list', 'profile', 'year']);

const nothing = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

const leadTo = (address: string) => nothing(302, { Location: address });

const picture = (png: Uint8Array, caching: string) =>
  new Response(png as BodyInit, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': caching,
      // Link previews load it from other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Robots-Tag': 'noindex',
    },
  });

function cachingOf(family: CardFamily, whole: boolean): string {
  if (PEOPLES.has(family)) return OF_PEOPLE;
  return whole ? LASTING : PASSING;
}

/**
 * GET /cards/{family}/{id}-{version}.png: a share card, immutable except those of users. Another version
 * redirects to the current one. 404 if it does not exist, is private, or hidden from the signed-in user.
 * Redirects to the default card if the catalogue fails or drawing takes too long; 429 if a visitor requests
 * too many.
 */
export async function answerShareCard(
  family: string | undefined,
  file: string | undefined,
  request: ApiContext & { locals: { signedIn: boolean } },
): Promise<Response> {
  const { locals } = request;
  const asked = parseCardAddress(family, file);
  if (!asked) return nothing(404);
  const outcome = await loadShareCard(asked.family, asked.id, locals);
  if (outcome.kind === 'error') return leadTo(fileAddress(DEFAULT_CARD));
  if (outcome.kind !== 'ok') return nothing(404);
  const context = { ...request, response: { headers: new Headers() } };
  if (locals.signedIn && (await isCardKeptFrom(asked.family, asked.id, context))) return nothing(404);
  const { card } = outcome;
  if (cardVersion(card) !== asked.version) return leadTo(pageAddress(cardPath(card)));
  const { cards } = await services();
  const kept = await cards.kept(card);
  if (kept) return picture(kept, cachingOf(asked.family, true));
  const wait = await cards.allow(clientOf(locals.clientAddress));
  if (wait > 0) return nothing(429, { 'Retry-After': String(wait) });
  const drawn = await cards.draw(card);
  return drawn ? picture(drawn.png, cachingOf(asked.family, drawn.whole)) : leadTo(fileAddress(DEFAULT_CARD));
}
