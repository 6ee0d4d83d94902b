import { build } from 'vite';
import { words } from '../contract/words-plugin.ts';

// The host as JavaScript: Node reads TypeScript too, but takes 15 MB for as long as it runs to do so.
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [words()],
  build: {
    ssr: true,
    outDir: 'dist/host',
    rolldownOptions: { input: ['src/host/main.ts', 'src/host/healthy.ts'] },
  },
});
