// The script of every page, too small to split. First, so that it reports errors of the others.
import './problems.client.ts';
// Before other click listeners.
import './one-press.client.ts';
// In this order: islands hydrate as soon as the runtime is defined.
import './session-islands.client.ts';
import 'astro/runtime/server/astro-island.js';
import './menu-dropdown.client.ts';
import './navigation.client.ts';
import './pictures.client.ts';
import './panels.client.ts';
import './card-keys.client.ts';
import '../title-lists/load-more.client.ts';
import '../marks/press-mark.client.ts';
import './page-presses.client.ts';
import './service-worker.client.ts';
