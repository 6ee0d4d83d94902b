import type { LargestPicture } from '../core/images.ts';
import type { PageRow } from '../core/page-rows.ts';

/** The host's data about a request; also what a page returns to the host besides its body. */
export interface RenderLocals {
  requestId: string;
  clientAddress: string;
  direct: boolean;
  /** The page table's row for the requested path. */
  row: PageRow | undefined;
  /** The largest pictures above the fold. */
  largestPictures?: LargestPicture[];
}

/** The built app's export (src/server/entry.ts): answers a request. */
export type AppHandler = (
  request: Request,
  options: { locals: RenderLocals; clientAddress: string },
) => Response | Promise<Response>;
