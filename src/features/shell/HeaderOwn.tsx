import { HeaderFrame } from './HeaderFrame.tsx';
import { HeaderMine, type HeaderMineProps } from './HeaderMine.tsx';

/** The header's of a page that somebody signed in has asked for. */
export function HeaderOwn(props: HeaderMineProps) {
  return <HeaderFrame signedIn Mine={HeaderMine} {...props} />;
}
