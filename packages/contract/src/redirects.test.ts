import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { RedirectRule } from './content-api.ts';
import {
  expandRedirects,
  flattenRedirects,
  isRedirectTarget,
  matchRedirect,
  prepareRedirects,
} from './redirects.ts';

const rule = (from: string, to: string, status: 301 | 302 = 301): RedirectRule => ({ from, to, status });

describe('a redirect of staff', () => {
  it('applies to both languages, each with its own target', () => {
    expect(expandRedirects([rule('/a', '/b?x=1#y')])).toEqual([
      rule('/a', '/b?x=1#y'),
      rule('/en/a', '/en/b?x=1#y'),
    ]);
  });

  it.each([
    ['/', '/en'],
    ['/?a=1', '/en?a=1'],
    ['/#top', '/en#top'],
    ['/en/b', '/en/b'],
    ['/en', '/en'],
    ['/english', '/en/english'],
    ['/media/report.pdf', '/media/report.pdf'],
    ['https://elsewhere.example/b', 'https://elsewhere.example/b'],
  ])('to %s targets %s in English', (to, english) => {
    expect(expandRedirects([rule('/a', to)])[1]).toEqual(rule('/en/a', english));
  });

  it('applies to English only with a prefix, and takes precedence there', () => {
    const general = rule('/a', '/b');
    const english = rule('/en/a', '/c', 302);
    const expected = [general, english];
    expect(expandRedirects([general, english])).toEqual(expected);
    expect(expandRedirects([english, general])).toEqual(expect.arrayContaining(expected));
    expect(expandRedirects([english])).toEqual([english]);
  });

  it('applies wildcards to English, too', () => {
    expect(expandRedirects([rule('/a/**', '/b')])).toContainEqual(rule('/en/a/**', '/en/b'));
  });
});

describe('the rule for a path', () => {
  const table = prepareRedirects([
    rule('/a/**', '/below-a'),
    rule('/a/b', '/exactly-b'),
    rule('/a/b/**', '/below-b'),
    rule('/c', '/exactly-c'),
  ]);

  it.each([
    ['/a', '/below-a'],
    ['/a/', '/below-a'],
    ['/a/x/y', '/below-a'],
    ['/a/b', '/exactly-b'],
    ['/a/b/c', '/below-b'],
    ['/c', '/exactly-c'],
    ['/c/', '/exactly-c'],
    ['/ab', undefined],
    ['/c/d', undefined],
    ['/A', undefined],
    ['/constructor', undefined],
    ['/__proto__', undefined],
    ['/', undefined],
    ['', undefined],
    ['elsewhere', undefined],
  ])('redirects %s to %s', (path, to) => {
    expect(matchRedirect(table, path)?.to).toBe(to);
  });
});

describe('flattened redirects', () => {
  it('target the end of a chain, with the last target’s query', () => {
    const { redirects } = flattenRedirects([
      rule('/a', '/b?page=2'),
      rule('/b', '/c/d', 302),
      rule('/c/**', 'https://elsewhere.example/e?x#y'),
    ]);
    const end = 'https://elsewhere.example/e?x#y';
    expect(redirects).toEqual([rule('/a', end, 302), rule('/b', end, 302), rule('/c/**', end)]);
  });

  it('stop at an external URL whose path matches a rule', () => {
    const rules = [rule('/a', 'https://elsewhere.example/b'), rule('/b', '/c')];
    expect(flattenRedirects(rules).redirects).toEqual(rules);
  });

  it.each([
    ['itself', [rule('/a', '/a?again')], [['/a', '/a']]],
    ['itself by what is below it', [rule('/a/**', '/a/new')], [['/a/**', '/a/**']]],
    ['each other', [rule('/b', '/a'), rule('/a', '/b/')], [['/a', '/b', '/a']]],
    [
      'a loop further on',
      [rule('/z', '/x'), rule('/x/**', '/y'), rule('/y', '/x/1')],
      [['/x/**', '/y', '/x/**']],
    ],
  ])('omit rules that redirect to %s, and report the loop', (_name, rules, loops) => {
    const validRule = rule('/valid', '/end');
    expect(flattenRedirects([...rules, validRule])).toEqual({ redirects: [validRule], loops });
  });

  it('are no loop if an exact rule leaves a wildcard', () => {
    const { loops, redirects } = flattenRedirects([rule('/a/**', '/a/new'), rule('/a/new', '/b')]);
    expect(loops).toEqual([]);
    expect(redirects.map(({ to }) => to)).toEqual(['/b', '/b']);
  });

  it('flatten ten thousand in a row', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => rule(`/${index}`, `/${index + 1}`));
    expect(new Set(flattenRedirects(chain).redirects.map(({ to }) => to))).toEqual(new Set(['/10000']));
  });
});

describe('properties of all rule sets', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`);
  const target = fc.oneof(
    { weight: 8, arbitrary: path },
    { weight: 1, arbitrary: path.map((to) => `${to}?q#f`) },
    { weight: 1, arbitrary: fc.constant('https://elsewhere.example/a') },
  );
  const rules = fc.uniqueArray(
    fc.record({
      from: fc.oneof(
        path,
        path.map((from) => `${from}/**`),
      ),
      to: target,
      status: fc.constantFrom<(301 | 302)[]>(301, 302),
    }),
    { selector: ({ from }) => from, maxLength: 12 },
  );

  /** Follows rules hop by hop, as a browser does. */
  function follow(given: readonly RedirectRule[], start: string) {
    const table = prepareRedirects(given);
    let at = start;
    let isTemporary = false;
    for (let steps = 0; steps <= given.length; steps += 1) {
      const found = at.startsWith('/') ? matchRedirect(table, at.replace(/[?#].*/, '')) : undefined;
      if (!found) return { at, isTemporary, steps };
      at = found.to;
      isTemporary ||= found.status === 302;
    }
    return 'endless';
  }

  test('flattened rules never chain or loop', () => {
    fc.assert(
      fc.property(rules, (given) => {
        const { redirects } = flattenRedirects(given);
        for (const { to } of redirects) expect(follow(redirects, to)).toMatchObject({ steps: 0 });
        expect(flattenRedirects(redirects)).toEqual({ redirects, loops: [] });
      }),
    );
  });

  test('their order does not matter', () => {
    const shuffled = rules.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([given, mixed]) => {
        expect(flattenRedirects(mixed)).toEqual(flattenRedirects(given));
      }),
    );
  });

  test('flattening preserves final targets, and finds exactly the infinite loops', () => {
    fc.assert(
      fc.property(rules, fc.array(path, { minLength: 1 }), (given, starts) => {
        const { loops, redirects } = flattenRedirects(given);
        const targets = given.map(({ to }) => to);
        expect(loops.length > 0).toBe(targets.some((to) => follow(given, to) === 'endless'));
        if (loops.length > 0) return;
        for (const start of [...starts, ...targets]) {
          const long = follow(given, start);
          const short = follow(redirects, start);
          expect(short).toMatchObject({ at: (long as { at: string }).at });
          expect(short).toMatchObject({ isTemporary: (long as { isTemporary: boolean }).isTemporary });
        }
      }),
    );
  });

  test('each rule applies to both languages', () => {
    fc.assert(
      fc.property(rules, (given) => {
        const expanded = expandRedirects(given);
        expect(expanded).toHaveLength(given.length * 2);
        expect(new Set(expanded.map(({ from }) => from)).size).toBe(expanded.length);
      }),
    );
  });
});

describe('redirect targets', () => {
  it.each([
    '/',
    '/news',
    '/news?page=2#top',
    '/Produk%20Kami',
    '/en/news',
    'https://elsewhere.example',
    'https://elsewhere.example/a?b#c',
  ])('%s', (to) => expect(isRedirectTarget(to)).toBe(true));

  it.each([
    '',
    'news',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/a/..//elsewhere.example',
    '/.//elsewhere.example',
    '/a//b',
    '/a/../b',
    '/a b',
    '/é',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://elsewhere.example',
    'https:elsewhere.example',
    'https:/elsewhere.example',
    'https:\\\\elsewhere.example',
    'https://bank.example@elsewhere.example',
    'https://',
    'ftp://elsewhere.example',
  ])('not %j', (to) => expect(isRedirectTarget(to)).toBe(false));
});
