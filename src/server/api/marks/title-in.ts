import { CatalogueError } from '../../../domain/errors.ts';
import { titleOf, type ListTitle } from '../../../domain/lists/lists.ts';
import type { TitleId } from '../../../domain/title.ts';
import { services } from '../../services.ts';

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
