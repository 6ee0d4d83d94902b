import { PGlite } from '@electric-sql/pglite';
import { compileForLittleMemory, PrivateFiles } from './engine-options.ts';
import { syncTree } from '../directory/durable-files.ts';

// Forked by data-directory.ts with the folder to create as its argument.

async function createCluster(folder: string): Promise<void> {
  // Small log segments: a new database takes 30 MB instead of 45.
  const engine = new PGlite({ fs: new PrivateFiles(folder), initDbStartParams: ['--wal-segsize=1'] });
  await engine.waitReady;
  await engine.close();
  syncTree(folder);
}

compileForLittleMemory();
process.on('disconnect', () => process.exit(1));

try {
  await createCluster(process.argv[2] ?? '');
  process.exit(0);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error), () => process.exit(1));
}
