import type { LargestPicture } from '../domain/images.ts';
import type { PageRow } from '../domain/page-rows.ts';

/** What the host tells the app of a request, and a page tells its host besides its body. */
export interface RenderLocals {
  requestId: string;
  clientAddress: string;
  direct: boolean;
  /** The row of the page table for what is asked. */
  row: PageRow | undefined;
  /** The largest picture of the first screen. */
  largestPictures?: LargestPicture[];
}

/** What the built app exports (src/server/entry.ts): the answer to a request. */
export type AppHandler = (
  request: Request,
  options: { locals: RenderLocals; clientAddress: string },
) => Response | Promise<Response>;
