import { parentPort, workerData } from 'node:worker_threads';
import { readLetterboxdFeed } from './letterboxd-feed.server.ts';
import type { FeedGiven } from './feed-thread.server.ts';

// Runs as a thread of feed-thread.server.ts: reads one document and ends.

const { xml, withReviews } = workerData as FeedGiven;
parentPort?.postMessage(readLetterboxdFeed(xml, withReviews));
