import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scenarios } from '../ai/scenarios.ts';
import { startAiServer } from '../ai/server.ts';
import { prepareAdmin, prepareHostedAdmin } from './admin.ts';
import { EMBEDDED_PORT, JOBS_TOKEN, TMDB_KEY, TMDB_PORT } from './ports.ts';
import { hostedSettings, PROJECT, type Project } from '../hosted/project.ts';
import { startMarquee } from '../host/marquee.ts';
import { startTmdbServer } from '../tmdb/server.ts';

/** Tests sign up more users from one address, and read faster, than a household. */
const LIMITS = { PEOPLE_PER_ADDRESS: '50', RATE_LIMIT: 'off' };

/** Starts the product with a project and its own catalogue. */
async function startHosted(project: Project): Promise<() => Promise<void>> {
  await prepareHostedAdmin(project);
  const marquee = await startMarquee({
    ...LIMITS,
    PORT: String(EMBEDDED_PORT),
    ...hostedSettings(project),
    API_KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    JOBS: 'off',
    JOBS_TOKEN,
  });
  if (marquee.process.exitCode !== null) throw new Error(`Marquee did not start:\n${marquee.output()}`);
  return async () => void (await marquee.stop());
}

/** Starts the servers of all browser tests: the embedded product, one with a movie database, and a model. */
export default async function start(): Promise<() => Promise<void>> {
  if (PROJECT) return startHosted(PROJECT);
  const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
  const ai = await startAiServer();
  ai.behave(scenarios);
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'marquee-'));
  const startEmbedded = async () => {
    await prepareAdmin(DATA_DIR);
    return startMarquee({
      ...LIMITS,
      DATA_DIR,
      PORT: String(EMBEDDED_PORT),
      GEMINI_API_URL: ai.geminiUrl,
      JOBS: 'off',
      JOBS_TOKEN,
    });
  };
  const [embedded, hosted] = await Promise.all([
    startEmbedded(),
    startMarquee({
      ...LIMITS,
      PORT: String(TMDB_PORT),
      TMDB_API_URL: tmdb.url,
      TMDB_IMAGE_URL: tmdb.imageUrl,
      TMDB_API_KEY: TMDB_KEY,
    }),
  ]);
  for (const server of [embedded, hosted]) {
    if (server.process.exitCode !== null) throw new Error(`Marquee did not start:\n${server.output()}`);
  }
  return async () => {
    await Promise.all([embedded.stop(), hosted.stop()]);
    await Promise.all([tmdb.close(), ai.close()]);
  };
}
