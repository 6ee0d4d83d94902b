// The one script of every page: small enough that splitting it would cost more than it saves.
import './menu-dropdown.ts';
import './navigation.ts';
import './wake.ts';
import '../detail/trailer-player.ts';
import '../list/load-more.ts';
import '../list/year-filter.ts';
