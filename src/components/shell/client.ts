// The one script of every page: small enough that splitting it would cost more than it saves.
// First, so that it hears what breaks in the others.
import './problems.ts';
import './menu-dropdown.ts';
import './navigation.ts';
import './pictures.ts';
import './panels.ts';
import './card-keys.ts';
import './wake.ts';
import '../detail/trailer-player.ts';
import '../list/load-more.ts';
import '../list/year-filter.ts';
