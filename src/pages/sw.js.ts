import type { APIRoute } from 'astro';
import { answerWorker } from '../server/api/offline/offline-worker.ts';

/** The service worker of the site. */
export const GET: APIRoute = () => answerWorker();
