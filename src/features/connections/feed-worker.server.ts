import { parentPort, workerData } from 'node:worker_threads';
import { readLetterboxdFeed } from './letterboxd-feed.server.ts';
import type { FeedGiven } from './feed-thread.server.ts';

// Started as a thread of its own by feed-thread.ts: reads one document and ends.

const { xml, withReviews } = workerData as FeedGiven;
parentPort?.postMessage(readLetterboxdFeed(xml, withReviews));
