import type { Config } from 'tailwindcss';
import { contentOf } from '../sheets.ts';
import config from './tailwind.config.ts';

export default { ...config, content: contentOf('public-profile') } satisfies Config;
