import { clientOf } from '../../contract/client-of.ts';
import { DEFAULT_CARD } from '../../core/page-meta.ts';
import { fileAddress, pageAddress } from '../../core/routes.ts';
import { cardPath, cardVersion, parseCardAddress, type CardFamily } from '../../core/share-cards.ts';
import { isCardKeptFrom, loadShareCard } from './share-card.server.ts';
import { services } from '../../server/services.ts';
import type { ApiContext } from '../../server/person-answer.ts';

const LASTING = 'public, max-age=31536000, immutable';
/** A card that lacks a picture today may have it in some minutes. */
const PASSING = 'public, max-age=300';
/** What is somebody's may be everybody's no more: kept as long as its page is. */
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
      // Link previews are made by other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Robots-Tag': 'noindex',
    },
  });

function cachingOf(family: CardFamily, whole: boolean): string {
  if (PEOPLES.has(family)) return OF_PEOPLE;
  return whole ? LASTING : PASSING;
}

/**
 * GET /cards/FAMILY/ID-VERSION.png: the card, to be kept for ever under this address, unless it is of somebody's. An
 * address of another version leads to the present one; what is not there, or not for everybody, or not for whoever is
 * signed in, is 404. Where the catalogue or the time for drawing is missing it leads to the card of the site, and 429 says
 * that one visitor had too many drawn.
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
