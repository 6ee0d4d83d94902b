import { PGlite } from '@electric-sql/pglite';
import { compileForLittleMemory, PrivateFiles, SMALL_LOG } from './engine-options.ts';
import { syncTree } from '../directory/durable-files.ts';

// Forked by data-directory.ts with the directory as argument.

async function createCluster(folder: string): Promise<void> {
  const engine = new PGlite({ fs: new PrivateFiles(folder), initDbStartParams: SMALL_LOG });
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
