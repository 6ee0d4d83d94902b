// The one script of every page: small enough that splitting it would cost more than it saves.
// First, so that it hears what breaks in the others.
import './problems.client.ts';
// Before all that listens to presses.
import './one-press.client.ts';
// In this order: islands begin as soon as there is a runtime.
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
