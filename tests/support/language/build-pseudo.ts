import { build as buildPages } from 'astro';
import { build } from 'vite';
import config from '../../../astro.config.mjs';
import { withPseudoLanguage } from './pseudo-plugin.ts';

// Builds the product with an additional invented language, into its own folder.
const outDir = process.argv[2] ?? '';
const plugins = await withPseudoLanguage(`${outDir}/../words`);

await buildPages({
  ...config,
  configFile: false,
  outDir,
  logLevel: 'warn',
  vite: {
    ...config.vite,
    plugins: [...(config.vite?.plugins ?? []).filter((plugin) => !isWords(plugin)), ...plugins],
  },
});
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins,
  build: { ssr: true, outDir: `${outDir}/host`, rolldownOptions: { input: ['src/host/main.ts'] } },
});

function isWords(plugin: unknown): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'words';
}
