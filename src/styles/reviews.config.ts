import type { Config } from 'tailwindcss';
import config from './tailwind.config.ts';

export default {
  ...config,
  content: ['./src/islands/reviews/**/*.tsx', '!./src/islands/reviews/ReportDialog.tsx'],
  // Its utilities come after those of the page, so they must not reach beyond their own elements.
  important: '#reviews',
} satisfies Config;
