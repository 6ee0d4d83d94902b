// Rules of our own, which oxlint asks of scripts and ESLint of .astro files, so that both say the same.

/** What is caught is named: a known failure is told from a defect, which attempt() or the page reports. */
const CAUGHT = {
  'CatchClause[param=null]': 'Look at what is caught, or use attempt().',
  "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression[params.length=0]":
    'Look at what is caught, or use attempt().',
};

/** Words of the site, by the names they are used under, as what is called or as what is handed on. */
const words = (path) =>
  ['object', 'object.object', 'object.object.object']
    .map((object) => `[${path}${object}.name=/^(?:words|COUNTS|[A-Z_]+_MESSAGES)$/]`)
    .join(', ');

const OWN_SENTENCE = 'Give each noun a sentence of its own in domain/messages.';

/** A language decides how a noun is bent. */
const WORDED = {
  [`CallExpression:matches(${words('callee.')}):not([callee.property.name=/^(?:endsWith|includes|join|split)$/]) > Literal.arguments[value=/^[a-z]/]`]:
    OWN_SENTENCE,
  // Sources are names.
  [`CallExpression:matches(${words('callee.')}) > MemberExpression.arguments:matches(${words('')}):not([object.property.name='sources'])`]:
    OWN_SENTENCE,
  ':function > Identifier.params[name=/^nouns?$/]': OWN_SENTENCE,
};

/** And what is said of one and of many. */
const PLURALS = {
  "ConditionalExpression[test.right.value=1][consequent.type=/Literal$/][alternate.type=/Literal$/][alternate.value!='']":
    'Say it by plural().',
};

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
  rules: { caught: saying(CAUGHT), worded: saying(WORDED), plurals: saying(PLURALS) },
};
