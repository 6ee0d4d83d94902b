/** Points of Mozilla's HTTP Observatory for one rule, by its published scoring. */
export interface Verdict {
  rule: string;
  modifier: number;
}

type Headers = Record<string, string>;

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...values] = part.trim().split(/\s+/);
      return name ? [[name, values] as const] : [];
    }),
  );
}

function contentSecurityPolicy(headers: Headers): Verdict {
  const policy = directives(headers['content-security-policy'] ?? '');
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src');
  const scripts = sources('script-src');
  const styles = sources('style-src');
  const rule = 'content-security-policy';
  if (policy.size === 0 || !scripts) return { rule, modifier: -25 };
  const hashed = (values: string[]) => values.some((value) => /^'(?:sha\d+|nonce)-/.test(value));
  const isUnsafe = (values: string[] = []) =>
    (values.includes("'unsafe-inline'") && !hashed(values)) ||
    values.some((value) => /^(?:\*|https?:|data:)$/.test(value));
  if (isUnsafe(scripts) || isUnsafe(sources('object-src'))) return { rule, modifier: -20 };
  if (scripts.includes("'unsafe-eval'")) return { rule, modifier: -10 };
  if ([...policy.values()].flat().some((value) => value.startsWith('http://')))
    return { rule, modifier: -20 };
  if (isUnsafe(styles)) return { rule, modifier: 0 };
  return { rule, modifier: policy.get('default-src')?.join() === "'none'" ? 10 : 5 };
}

function transportSecurity(headers: Headers): Verdict {
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  return { rule: 'strict-transport-security', modifier: age >= 15_768_000 ? 0 : age > 0 ? -10 : -20 };
}

function cookies(headers: Headers): Verdict {
  const cookie = headers['set-cookie'];
  const safe = cookie === undefined || /;\s*secure/i.test(cookie);
  return { rule: 'cookies', modifier: safe ? 0 : -40 };
}

function framing(headers: Headers): Verdict {
  const ancestors = directives(headers['content-security-policy'] ?? '').has('frame-ancestors');
  const option = /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '');
  return { rule: 'x-frame-options', modifier: ancestors ? 5 : option ? 0 : -20 };
}

function referrer(headers: Headers): Verdict {
  const strict = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/;
  const value = headers['referrer-policy'];
  return { rule: 'referrer-policy', modifier: value === undefined ? 0 : strict.test(value) ? 5 : -5 };
}

function resourcePolicy(headers: Headers): Verdict {
  const own = /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '');
  return { rule: 'cross-origin-resource-policy', modifier: own ? 10 : 0 };
}

function sniffing(headers: Headers): Verdict {
  return {
    rule: 'x-content-type-options',
    modifier: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  };
}

function sharing(headers: Headers): Verdict {
  const open = headers['access-control-allow-origin'] === '*';
  return { rule: 'cross-origin-resource-sharing', modifier: open ? -50 : 0 };
}

/** External scripts without an integrity hash. */
function subresources(html: string): Verdict {
  const foreign = [...html.matchAll(/<script[^>]+src="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  const loose = foreign.some((tag) => !tag.includes('integrity='));
  return { rule: 'subresource-integrity', modifier: loose ? -5 : 0 };
}

/** The score: 100 minus penalties. Bonuses count only from 90 on. 100 or more is A+. */
export function observatoryScore(headers: Headers, html: string): { score: number; verdicts: Verdict[] } {
  const tests = [
    contentSecurityPolicy,
    transportSecurity,
    cookies,
    framing,
    referrer,
    resourcePolicy,
    sniffing,
    sharing,
  ];
  const verdicts = [...tests.map((run) => run(headers)), subresources(html)];
  const sum = (pick: (modifier: number) => boolean) =>
    verdicts.reduce((total, { modifier }) => (pick(modifier) ? total + modifier : total), 0);
  const faults = 100 + sum((modifier) => modifier < 0);
  return { score: faults >= 90 ? faults + sum((modifier) => modifier > 0) : Math.max(0, faults), verdicts };
}
