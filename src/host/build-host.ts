import { build } from 'vite';
import { words } from '../contract/words-plugin.ts';

// Compiles the host to JavaScript: Node's own type stripping costs 15 MB of memory at run time.
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
