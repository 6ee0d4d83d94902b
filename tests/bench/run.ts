import { benchAdmin } from './admin.ts';
import { benchBackend } from './backend.ts';
import { benchEyes, benchOwn, benchPhone, benchSecond, benchWide } from './browser.ts';
import { benchCrawl } from './crawl.ts';
import { benchFirstPress } from './first-press.ts';
import { benchCluster } from './cluster.ts';
import { benchDiary } from './diary.ts';
import { benchForYou } from './for-you/for-you.ts';
import { benchHistory } from './history.ts';
import { benchHooks } from './hooks.ts';
import { benchHosted } from './hosted.ts';
import { benchImportJob } from './import-job.ts';
import { benchImports } from './imports.ts';
import { benchLanguages } from './languages.ts';
import { benchLists } from './lists.ts';
import { benchPages } from './pages.ts';
import { benchCrowd, benchStart } from './start.ts';
import { benchGrowth } from './growth.ts';
import { benchSoak } from './soak.ts';
import { benchVisitors } from './visitors.ts';
import { printTable, type Figure } from './table.ts';

// `npm run bench [name…]`: figures, never verdicts. Compare only what one run measured together.
const BENCHES: Record<string, () => Promise<Figure[]>> = {
  pages: benchPages,
  start: benchStart,
  crowd: benchCrowd,
  crawl: benchCrawl,
  phone: benchPhone('HTTP/1.1'),
  'phone-2': benchPhone('HTTP/2'),
  eyes: benchEyes,
  wide: benchWide,
  second: benchSecond,
  own: benchOwn,
  'first-press': benchFirstPress,
  backend: benchBackend,
  growth: benchGrowth,
  admin: benchAdmin,
  soak: benchSoak,
  languages: benchLanguages,
  lists: benchLists,
  imports: benchImports,
  'import-job': benchImportJob,
  cluster: benchCluster,
  diary: benchDiary,
  history: benchHistory,
  hooks: benchHooks,
  hosted: benchHosted,
  'for-you': benchForYou,
  visitors: benchVisitors,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  printTable(name, await bench());
}
