import type { SSRResult } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createComponent, renderTemplate } from 'astro/runtime/server/index.js';
import { expect, test } from 'vitest';

/** What Astro hands to a component that is made by hand, as those of src/components/shell/FirstView.ts are. */
async function resultOfAstro(locals: App.Locals): Promise<SSRResult> {
  let handed: SSRResult | undefined;
  const component = createComponent((result: SSRResult) => {
    handed = result;
    return renderTemplate`<p></p>`;
  });
  const container = await AstroContainer.create();
  await container.renderToString(component, { locals });
  if (!handed) throw new Error('nothing was rendered');
  return handed;
}

const locals = { requestId: 'one' } as App.Locals;

test('Astro still tells components what the first view is made from, none of which it promises', async () => {
  const result = await resultOfAstro(locals);
  // The styles of the page, which are taken out of the head.
  expect(result.styles).toBeInstanceOf(Set);
  // Whose script is written before the islands that wake when they are seen.
  expect(result._metadata.hasDirectives).toBeInstanceOf(Set);
  expect(result.clientDirectives).toBeInstanceOf(Map);
  // Where a page tells its host what it writes.
  expect(result.createAstro({}, null).locals).toMatchObject(locals);
});
