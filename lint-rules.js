// Rules of our own for oxlint.

/** What is caught is named: a known failure is told from a defect, which attempt() or the page reports. */
const CAUGHT = {
  'CatchClause[param=null]': 'Look at what is caught, or use attempt().',
  "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression[params.length=0]":
    'Look at what is caught, or use attempt().',
};

/** A module is loaded in English, and says what it read then for ever. */
const LOADED = {
  "CallExpression[callee.object.name='m']:not(:function CallExpression)":
    'Call a message where it is said: this one is called once, while the module is loaded.',
};

/** A path: written out, or by the name of what says one (`LISTS_PATH`, `titlePath()`, `list.morePath`). */
const PATHS = [
  'Literal[value=/^\\u002f(?!\\u002f)/]',
  'TemplateLiteral[quasis.0.value.raw=/^\\u002f(?!\\u002f)/]',
  'Identifier[name=/(?:^p|P)ath$|(?:^|_)PATH$/]',
  'MemberExpression[property.name=/(?:^p|P)ath$|(?:^|_)PATH$/]',
  'CallExpression[callee.name=/Path$/]',
];
const PATH = `:matches(${PATHS.join(', ')})`;
const CHOSEN = ':matches(ConditionalExpression, LogicalExpression, ChainExpression)';
const FOLLOWED = 'JSXAttribute[name.name=/^(?:href|action|form[aA]ction)$/]';
const ADDRESS = 'Addresses are made in core/routes.ts: pageAddress(path), or fileAddress(path) of a file.';

/** What a browser follows, sends to or asks for begins with the base and the language (docs/contributing.md). */
const ADDRESSED = Object.fromEntries(
  [
    `${FOLLOWED} > ${PATH}`,
    `${FOLLOWED} > JSXExpressionContainer > ${PATH}`,
    `${FOLLOWED} > JSXExpressionContainer > ${CHOSEN} > ${PATH}`,
    `${FOLLOWED} > JSXExpressionContainer > ${CHOSEN} > ${CHOSEN} > ${PATH}`,
    `CallExpression[callee.property.name='redirect'] > ${PATH}`,
    `CallExpression[callee.property.name=/^(?:assign|sendBeacon|register)$/] > :matches(${PATHS.slice(0, 2).join(', ')})`,
    `CallExpression[callee.name='fetch'] > :matches(${PATHS.slice(0, 2).join(', ')})`,
    `Property[key.name='Location'] > ${PATH}`,
    `CallExpression[callee.property.name='set'][arguments.0.value='Location'] > ${PATH}`,
  ].map((selector) => [selector, ADDRESS]),
);

/** A rule that says a sentence of each node a selector finds. */
const saying = (sentences) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(sentences).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

export default {
  meta: { name: 'marquee' },
  rules: { addressed: saying(ADDRESSED), caught: saying(CAUGHT), loaded: saying(LOADED) },
};
