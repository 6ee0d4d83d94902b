import { describe, expect, test } from 'vitest';
import { isUnclear, refusal } from '../../../../src/features/wishes/refusal.ts';

/** The refusal of the words in brackets: its word, `unclear`, or null. */
function said(marked: string): string | null {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  return isUnclear(text, start, end) ? 'unclear' : refusal(text, start, end);
}

describe('a wish’s words', () => {
  test.each([
    ['[horror]', null],
    ['horror | [war]', null],
    ['no [horror]', 'no'],
    ['not [horror]', 'not'],
    ['not too [sad]', 'not too'],
    ['not really in the mood for [horror]', 'not really in the mood for'],
    ['not a big fan of [horror]', 'not a big fan of'],
    ['neither [horror]', 'neither'],
    ['nor [horror]', 'nor'],
    ['nothing too [sad]', 'nothing too'],
    ['nothing thats too [sad]', 'nothing thats too'],
    ['without any [horror]', 'without any'],
    ['not without [horror]', null],
    ['cant live without [music]', null],
    ['non [violent]', 'non'],
    ['less [violence]', 'less'],
    ['never liked [horror]', 'never liked'],
    ['never want to see [horror]', 'never want to see'],
    ['zero [horror]', 'zero'],
    ['unlike [dune]', 'unlike'],
    ['avoid [horror]', 'avoid'],
    ['avoiding [horror]', 'avoiding'],
    ['except for [horror]', 'except for'],
    ['anything but [horror]', 'anything but'],
    ['everything except [horror]', 'everything except'],
    ['all but [horror]', 'all but'],
    ['excluding [horror]', 'excluding'],
    ['exclude [horror]', 'exclude'],
    ['minus [horror]', 'minus'],
    ['skip the [horror]', 'skip the'],
    ['skipping [horror]', 'skipping'],
    ['instead of [horror]', 'instead of'],
    ['rather than [horror]', 'rather than'],
    ['leave out [horror]', 'leave out'],
    ['leaving out [horror]', 'leaving out'],
    ['spare me [horror]', 'spare me'],
    ['sick of [horror]', 'sick of'],
    ['fed up with [horror]', 'fed up with'],
    ['steer clear of [horror]', 'steer clear of'],
    ['too much [horror]', 'too much'],
    ['enough [horror]', 'enough'],
    ['with enough [action]', null],
    ['lacking [horror]', 'lacking'],
    ['devoid of [horror]', 'devoid of'],
    ['hardly any [horror]', 'hardly any'],
    ['i hate [horror]', 'hate'],
    ['disliked [horror]', 'disliked'],
    ['loathe [horror]', 'loathe'],
    ['i do not want [horror]', 'do not want'],
    ['i dont want any [horror]', 'dont want any'],
    ['cant stand [horror]', 'cant stand'],
    ['isnt [sad]', 'isnt'],
    ['arent [sad]', 'arent'],
    ['free of [horror]', 'free of'],
    ['no films about [war]', 'no films about'],
    ['no more movies with the [war]', 'unclear'],
    ['knot [horror]', null],
    ['no | [horror]', null],
    // Refused by following words.
    ['[horror] | no', 'no'],
    ['[horror] | no thanks', 'no'],
    ['[horror] no way', 'no'],
    ['[horror] is out', 'no'],
    ['[horror] is a no go', 'no'],
    ['[horror] isnt my thing', 'no'],
    ['[horror] are not for me', 'no'],
    ['[romance] free', 'no'],
    ['[horror] free on youtube', null],
    ['[horror] | no war', null],
    // Looks like a refusal but is none.
    ['no nonsense [horror]', null],
    ['no doubt [horror]', null],
    ['why not a [horror]', null],
    ['i dont mind [horror]', null],
    ['no way [horror]', null],
  ])('are refused by the words before or after: %s', (text, no) => {
    expect(said(text)).toBe(no);
  });

  test.each([
    ['no horror or [war]', 'no'],
    ['no horror nor [war]', 'nor'],
    ['no horror or even [war]', 'no'],
    ['no horror or a [war]', 'no'],
    ['no horror | gore or [war]', 'no'],
    ['no horror | gore | or [war]', 'no'],
    ['no [horror] or war', 'no'],
    ['no horror and [war]', 'no'],
    ['no horror and [comedies]', 'no'],
    ['no horror and [comedy]', 'no'],
    ['no horror and [travel]', 'no'],
    ['no horror and [space travel]', 'no'],
    ['no horror and [music]', 'no'],
    ['no horror and [musical]', 'no'],
    ['no horror and [gory]', null],
    ['no horror and [x travelled]', null],
    ['nothing sad and [funny]', null],
    ['nothing sad or [funny]', 'nothing'],
    ['not a western and a [musical]', 'not a'],
    ['no horror | [war] or gore', 'no'],
    ['no horror | [war] | gore or blood', 'no'],
    ['no horror | [war] and gore', 'no'],
    ['no horror | [sad] and gore', null],
    ['no horror | [war] | gore and blood', 'no'],
    ['no horror | [war] x and gore', null],
    ['no horror | [war] and gore splatter', 'no'],
    ['no horror | [war] and gore splatter blood', null],
    ['no zombies | vampires | [werewolves]', 'no'],
    ['no zombies | [vampires] | werewolves', 'no'],
    ['no zombies | vampires | werewolves | [ghosts]', null],
    ['no zombies | vampires | [werewolves] please', null],
    ['no zombies | [vampires] | werewolves please', null],
    ['no zombies | [vampires] x | werewolves', null],
    ['no zombies | [vampires]', null],
    ['no zombies but [vampires]', null],
    ['no zombies | funny | [space]', 'no'],
  ])('are refused with joined ones: %s', (text, no) => {
    expect(said(text)).toBe(no);
  });

  test.each([
    ['i dont hate [horror]', 'unclear'],
    ['i do not mind [horror]', null],
    ['not one without [music]', 'unclear'],
    ['nobody finds [funny]', 'unclear'],
    ['i dont hate any [horror]', 'unclear'],
    ['i dont hate war but [horror]', null],
    ['no one would call it [funny]', 'unclear'],
    ['cant say i dont like [horror]', 'unclear'],
    ['no [comedy] without romance', 'unclear'],
    ['no comedy without [romance]', 'unclear'],
    ['not a [comedy] without romance', 'unclear'],
    ['never | [comedy] without romance', null],
    ['no good [comedy] without romance', null],
    ['does not have to be [funny]', 'unclear'],
    ['need not be [funny]', 'unclear'],
    ['does not have to be about [war]', 'unclear'],
    ['not necessarily by [tom hanks]', 'unclear'],
    ['does not have to be a [comedy]', 'unclear'],
    ['does not have to be very [sad]', 'unclear'],
    ['not necessarily [funny]', 'unclear'],
    ['not exclusively [funny]', 'unclear'],
    ['does not have to be sad or [funny]', 'unclear'],
    ['not only sad or [funny]', 'unclear'],
    ['[humour] not required', 'unclear'],
    ['[humour] is optional', 'unclear'],
    ['[funny] films not necessary', 'unclear'],
    ['not only [funny]', 'unclear'],
    ['not only a [funny]', 'unclear'],
    ['not only sad [funny]', null],
    ['not only [funny] but sad', null],
    ['not just a [comedy] but sad', null],
    ['more funny than [sad]', 'unclear'],
    ['i prefer comedies to [war]', 'unclear'],
    ['i prefer comedies over a [war]', 'unclear'],
    ['i prefer dark comedies to [war]', 'unclear'],
    ['more darkly funny than [sad]', 'unclear'],
    ['more than [funny]', null],
    ['no korean [horror]', 'unclear'],
    ['with robots no korean [horror]', 'unclear'],
    ['no [korean] horror', 'no'],
    ['no one korean [horror]', null],
    ['non violent [action]', null],
    ['too much korean [horror]', null],
    ['no comedies with [robots]', 'unclear'],
    ['no comedies [with robots]', 'unclear'],
    ['i hate films from the [nineties]', 'hate films from the'],
    ['i hate films [with robots]', 'hate films'],
    ['i hate comedies from the [nineties]', 'unclear'],
    ['i hate comedies [from the nineties]', 'unclear'],
    ['not sad films from the [nineties]', null],
    ['not a sad film from the [nineties]', 'unclear'],
  ])('can be neither wanted nor refused: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test('are refused by near words, not by distant ones', () => {
    const far = (words: number) => `no ${'film '.repeat(words)}[horror]`.replace('film film', 'films film');
    expect(said(`${'x '.repeat(100)}no [horror]`)).toBe('no');
    expect(said(far(40))).toBe(null);
    expect(said(`[horror]${' x'.repeat(100)} | no`)).toBe(null);
    expect(said(`no ${'y'.repeat(153)} or [war]`)).toBe('no');
    expect(said(`no ${'y'.repeat(154)} or [war]`)).toBe(null);
    // The end of a word counts like the word: "kno".
    expect(said(`kno ${'y'.repeat(153)} or [war]`)).toBe(null);
  });
});
