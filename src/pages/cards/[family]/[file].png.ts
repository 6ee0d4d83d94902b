import type { APIRoute } from 'astro';
import { answerShareCard } from '../../../server/api/share-card.ts';

/** What a page looks like in link previews, 1200 × 630. */
export const GET: APIRoute = ({ params, locals }) => answerShareCard(params.family, params.file, locals);
