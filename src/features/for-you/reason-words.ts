import { m } from '../../paraglide/messages.js';
import { languageName } from '../../core/code-names.ts';
import { keywordName } from '../discover/keywords.ts';
import { genreName } from '../../core/genres.ts';
import { shortDecade } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';
import { formatList } from '../../core/listing.ts';
import { inRegion, ofRegion } from '../../core/words/region-words.ts';
import { regionName } from '../../core/regions.ts';
import { starsCount } from '../../core/stars-count.ts';
import { titleKey } from '../../core/title.ts';
import type { Seed } from './ground.ts';
import type { Reason } from './reasons.ts';
import { ofTrait, sortOf } from './traits.ts';

/** Name of a trait in the current language. */
export function traitName(trait: string, name: string): string {
  const of = ofTrait(trait);
  switch (sortOf(trait)) {
    case 'decade':
      return m.for_you_trait_decade({ decade: of, short: shortDecade(of) });
    case 'language':
      return languageName(of) ?? of;
    case 'country':
      return regionName(of);
    case 'theme':
      return keywordName(name || of);
    case 'genre':
      return genreName({ id: Number(of), name: name || of });
    case 'saga':
    case 'maker':
    case 'actor':
    case null:
    default:
      return name || of;
  }
}

/** What titles with a common trait share. */
function inCommon(trait: string, name: string): string {
  const value = traitName(trait, name);
  const country = ofTrait(trait);
  switch (sortOf(trait)) {
    case 'saga':
      return m.for_you_in_common_saga({ of: isolated(value) });
    case 'maker':
      return m.for_you_in_common_maker({ of: isolated(value) });
    case 'actor':
      return m.for_you_in_common_actor({ of: isolated(value) });
    case 'genre':
      return m.for_you_in_common_genre({ of: isolated(value) });
    case 'decade':
      return m.for_you_in_common_decade({ of: value });
    case 'language':
      return m.for_you_in_common_language({ of: value });
    case 'country':
      return m.for_you_in_common_country({
        country: value,
        inRegion: inRegion(country),
        ofRegion: ofRegion(country),
      });
    case 'theme':
    case null:
    default:
      return m.for_you_in_common_theme({ of: isolated(value) });
  }
}

/** "five stars", "3½ stars". */
export const starsGiven = (stars: number): string =>
  m.for_you_stars_given({ stars, starsCount: starsCount(stars) });

/** A reason based on a liked title. A title that was only rated may lack a name. */
function because({ title, stars }: Seed, shared: string): string {
  if (stars === null) {
    return title
      ? m.for_you_because_favorite({ title: isolated(title), shared })
      : m.for_you_because_favorite_nameless({ shared });
  }
  return title
    ? m.for_you_because_stars({ title: isolated(title), stars: starsGiven(stars), shared })
    : m.for_you_because_stars_nameless({ stars: starsGiven(stars), shared });
}

/** The text of one reason; if based on a liked title, only what both share. */
function said(reason: Reason): string {
  switch (reason.why) {
    case 'liked':
      return m.for_you_reason_liked();
    case 'trait':
      return reason.seed
        ? inCommon(reason.trait, reason.name)
        : m.for_you_reason_trait({ trait: isolated(traitName(reason.trait, reason.name)) });
    case 'asked':
      return reason.trait
        ? m.for_you_reason_asked_trait({ trait: isolated(traitName(reason.trait, reason.name)) })
        : m.for_you_reason_asked({ name: isolated(reason.name) });
    case 'standing':
      return m.for_you_reason_standing();
  }
}

/** The texts of a title's reasons; joins those based on the same title. */
export function reasonWords(reasons: readonly Reason[]): string[] {
  const by = new Map<string, { seed: Seed | null; texts: string[] }>();
  for (const reason of reasons) {
    const seed = 'seed' in reason ? reason.seed : null;
    const text = said(reason);
    const group = by.get(seed ? titleKey(seed) : text) ?? { seed, texts: [] };
    group.texts.push(text);
    by.set(seed ? titleKey(seed) : text, group);
  }
  return [...by.values()].map(({ seed, texts }) => {
    const all = formatList(texts);
    return seed ? because(seed, all) : all;
  });
}

/** The titles a trait was learned from. */
export const learntFrom = (titles: readonly string[]): string =>
  titles.map((title) => m.for_you_learnt_from_title({ title: isolated(title) })).join(m.words_quoted_comma());
