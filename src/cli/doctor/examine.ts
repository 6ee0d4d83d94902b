import { ConfigError, readConfig } from '../../contract/config.ts';
import { checkDatabase } from './database.ts';
import { withoutSecrets, type Finding } from './finding.ts';
import { checkHosted } from './hosted.ts';
import { checkBackups, checkClock, checkDirectory, checkSite } from './machine.ts';
import { checkPublicAddress } from './public-address.ts';
import { checkMail, checkRedis, checkTmdb } from './services.ts';

/** Checks all parts of an installation without changing them; removes secrets from the findings. */
export async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  return withoutSecrets(await findAll(environment), environment);
}

async function findAll(environment: Record<string, string | undefined>): Promise<Finding[]> {
  const name = 'Configuration';
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const cure = 'Change it in the environment or .env (docs/configuration.md).';
    return error.problems.map((says): Finding => ({ name, state: 'broken', says, cure }));
  }
  const { supabase, tmdb, dataDir } = config;
  const found: (Finding | Finding[])[] = await Promise.all([
    checkDirectory(dataDir),
    checkClock(supabase ? `${supabase.url}/auth/v1/health` : tmdb.apiUrl),
    supabase ? Promise.resolve([]) : checkDatabase(config),
    checkHosted(config),
    checkPublicAddress(config),
    checkTmdb(config),
    checkMail(config),
    checkRedis(config),
    checkBackups(config, new Date()),
  ]);
  return [{ name, state: 'ok', says: 'Every variable can be read.' }, ...checkSite(config), ...found.flat()];
}
