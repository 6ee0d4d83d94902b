import type { APIRoute } from 'astro';
import { answerWorker } from '../features/shell/offline-worker.api.server.ts';

/** The service worker of the site. */
export const GET: APIRoute = () => answerWorker();
