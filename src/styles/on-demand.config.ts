import type { Config } from 'tailwindcss';
import config from './tailwind.config.ts';

export default {
  ...config,
  content: [
    './src/islands/{admin,ai,auth,profile,reminders,saved,toasts,ui}/**/*.tsx',
    './src/islands/reviews/ReportDialog.tsx',
  ],
  // Its utilities come after those of the page, so they must not reach beyond their own elements.
  important: '.on-demand',
} satisfies Config;
