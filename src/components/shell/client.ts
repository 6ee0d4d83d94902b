// The one script of every page: small enough that splitting it would cost more than it saves.
// First, so that it hears what breaks in the others.
import './problems.ts';
// Before all that listens to presses.
import './one-press.ts';
// In this order: islands begin as soon as there is a runtime.
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
