import type { APIRoute } from 'astro';
import { answerWorker } from '../features/shell/offline-worker.api.server.ts';

export const GET: APIRoute = () => answerWorker();
