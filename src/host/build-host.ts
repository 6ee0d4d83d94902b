import { build } from 'vite';

// The host as one file of JavaScript: Node reads TypeScript too, but takes 15 MB for as long as it runs to do so.
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: { ssr: 'src/host/start.ts', outDir: 'dist/host' },
});
