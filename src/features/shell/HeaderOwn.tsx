import { HeaderFrame } from './HeaderFrame.tsx';
import { HeaderMine, type HeaderMineProps } from './HeaderMine.tsx';

/** The header of a page rendered for a signed-in user. */
export function HeaderOwn(props: HeaderMineProps) {
  return <HeaderFrame signedIn Mine={HeaderMine} {...props} />;
}
