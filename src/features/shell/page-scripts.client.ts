// The script of every page, too small to split. First, so that it reports errors of the others.
import './problems.ts';
// Before other click listeners.
import './one-press.ts';
// In this order: islands hydrate as soon as the runtime is defined.
import './session-islands.ts';
import 'astro/runtime/server/astro-island.js';
import './menu-dropdown.ts';
import './navigation.ts';
import './pictures.ts';
import './panels.ts';
import './card-keys.ts';
import '../title-lists/load-more.ts';
import '../../islands/lists/press-mark.ts';
import './page-presses.ts';
import './service-worker.ts';
