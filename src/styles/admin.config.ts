import type { Config } from 'tailwindcss';
import config from './tailwind.config.ts';

export default {
  ...config,
  content: ['./src/{pages,components}/admin/**/*.astro', './src/layouts/AdminPage.astro'],
  // As in on-demand.css: its utilities must not reach beyond the dashboard.
  important: '.admin',
} satisfies Config;
