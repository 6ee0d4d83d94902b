import { CatalogueError } from '../../core/errors.ts';
import { titleOf, type ListTitle } from '../../core/lists.ts';
import type { TitleId } from '../../core/title.ts';
import { services } from '../../server/services.ts';

/** A title as lists keep it; null where the catalogue has none or fails. */
export async function titleIn(id: TitleId): Promise<ListTitle | null> {
  try {
    const found = await (await services()).catalogue.title(id, { alone: true });
    return found && titleOf(found);
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}
