import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { font } from '@beranda/brand';
import type { Locale } from '@beranda/contract';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import type { SitePage, SitePages } from '#src/content/site-pages/site-page.ts';
import { SITE_PAGES } from '#src/content/site-pages/site-pages.server.ts';
import { messages as english } from '#src/i18n/catalogues/en/index.generated.ts';
import { messages as indonesian } from '#src/i18n/catalogues/id/index.generated.ts';
import { pageFolder } from '#src/routing/page-folder.ts';
import { ALL_PAGE_IDS } from '#src/routing/routes.ts';
import { reachedFrom } from './generate.ts';

/** Rules of docs/conventions.md that no linter checks. */
const SITE = import.meta.dirname;

type Node = { type: string; [key: string]: unknown };

const components = globSync('src/**/*.tsx', {
  cwd: SITE,
  exclude: ['src/**/*.test.tsx', 'src/**/*.examples.tsx', 'src/design/**'],
});

function nodesOf(file: string): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      if (typeof (value as Node).type === 'string') found.push(value as Node);
      Object.values(value).forEach(visit);
    }
  };
  visit(parseAst(readFileSync(path.join(SITE, file), 'utf8'), { lang: 'tsx' }));
  return found;
}

const parsed = components.map((file) => ({ file, nodes: nodesOf(file) }));

/** The literal texts that an expression may be or begin with, in each branch of a condition. */
function textsIn(expression: unknown): string[] {
  if (typeof expression !== 'object' || expression === null) return [];
  const node = expression as { quasis?: { value: { raw: string } }[]; [key: string]: unknown };
  if (node.type === 'BinaryExpression' && node.operator !== '+') return [];
  const text = node.quasis?.[0]?.value.raw ?? node.value;
  if (typeof text === 'string') return [text];
  return ['value', 'expression', 'consequent', 'alternate', 'left', 'right'].flatMap((name) =>
    textsIn(node[name]),
  );
}

const attributes = (nodes: readonly Node[], ...names: string[]) =>
  nodes.filter(
    ({ type, name }) => type === 'JSXAttribute' && names.includes(String((name as Partial<Node>).name)),
  );

const placesOf = (isWrong: (nodes: readonly Node[]) => boolean) =>
  parsed.filter(({ nodes }) => isWrong(nodes)).map(({ file }) => file);

describe('components', () => {
  it('have no text outside the catalogues', () => {
    const hasText = (nodes: readonly Node[]) => {
      const children = nodes.flatMap((node) => (node.children as Node[] | undefined) ?? []);
      const shown = children.filter(({ type }) => type === 'JSXText' || type === 'JSXExpressionContainer');
      const read = attributes(nodes, 'aria-label', 'title', 'alt', 'placeholder');
      return [...shown, ...read].flatMap(textsIn).some((text) => /\p{L}{2,}/u.test(text));
    };
    expect(placesOf(hasText)).toEqual([]);
  });

  it('have no inline style, which the CSP forbids', () => {
    expect(placesOf((nodes) => attributes(nodes, 'style').length > 0)).toEqual([]);
  });

  it('build no paths by hand: SiteLink and inLocale add the language prefix', () => {
    const hasPath = (nodes: readonly Node[]) =>
      attributes(nodes, 'href', 'action')
        .flatMap(textsIn)
        .some((text) => text.startsWith('/'));
    // Icons are files without a language.
    expect(placesOf(hasPath)).toEqual(['src/layouts/root.tsx']);
  });
});

it('anchors have one offset: no scroll margin or padding is added to that of base.css', () => {
  const files = globSync('src/**/*.{css,tsx,ts}', { cwd: SITE, exclude: ['src/**/*.test.*'] });
  const offsets =
    /scroll-(?:margin|padding)(?:-(?:top|block)[\w-]*)?\s*:|\bscroll-(?:m|p)[tby]?-|scroll(?:Margin|Padding)/;
  const setting = files.filter((file) => offsets.test(readFileSync(path.join(SITE, file), 'utf8')));
  // The bar cancels the offset for its own controls, which are always visible.
  expect(setting.sort()).toEqual(['src/styles/base.css', 'src/styles/header.css']);
});

it('no :has() stands before a pseudo-element: every insertion would restyle the whole document', () => {
  const files = globSync('src/**/*.css', { cwd: SITE });
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(SITE, file), 'utf8').matchAll(/:has\([^{},]*\)::[\w-]+/g)].map(
      ([selector]) => `${file}: ${selector}`,
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

it('every selector in :has() names a tag, class, id or attribute: of others each insertion restyles all', () => {
  const files = globSync('src/**/*.css', { cwd: SITE, exclude: ['src/styles/print.css'] });
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(SITE, file), 'utf8').matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)]
      .flatMap(([, selectors = '']) => selectors.split(/[\s,>+~]+/))
      .filter((compound) => compound && !/^[\w.#[&]/.test(compound))
      .map((compound) => `${file}: ${compound}`),
  );
  expect(found).toEqual([]);
});

it('no :has() stands at the root of the document without an attribute before it, where script can set one', () => {
  const files = globSync('src/**/*.css', { cwd: SITE });
  const found = files.flatMap((file) => {
    const css = readFileSync(path.join(SITE, file), 'utf8');
    const withScript = css.replaceAll(/@media \(scripting: none\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
    return [...withScript.matchAll(/(?:^|[\s,}(])(?:html|:root|body):has\(/g)].map(
      ([root]) => `${file}: ${root}`,
    );
  });
  expect(found).toEqual([]);
});

describe('after :last-child and the like', () => {
  const STRUCTURAL = /:(?:(?:first|last|only)-(?:child|of-type)|nth-[\w-]+|empty)\b/;

  /** Selectors whose last part names no tag, class, id or attribute, after a part that depends on the place. */
  function tooWide(css: string): string[] {
    const lists = css.match(/[^{}\n;]+(?=\{)/g) ?? [];
    return lists
      .flatMap((list) => list.split(/,(?![^()]*\))/))
      .map((selector) => selector.trim())
      .filter((selector) => {
        // The spaces within brackets are no combinators.
        const flat = selector.replaceAll(/\([^()]*\)/g, (part) => part.replaceAll(/[\s>+~]/g, ''));
        const parts = flat.split(/[\s>+~]+/);
        const last = parts.pop() ?? '';
        return parts.some((part) => STRUCTURAL.test(part)) && !/^[\w&]|[.#[]|^:(?:is|where)\(\w/.test(last);
      });
  }

  it('comes a tag, class, id or attribute: each element that is parsed would restyle all that is there', () => {
    const files = globSync('src/**/*.css', { cwd: SITE });
    const found = files.flatMap((file) => tooWide(readFileSync(path.join(SITE, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each(['tr:not(:last-child) > *, .b td {', '.a li:nth-child(2n + 1) :hover {', 'p:first-child ~ * {'])(
    'finds %s',
    (css) => expect(tooWide(css)).toHaveLength(1),
  );

  it.each([
    'tr:last-child > :is(th, td) {',
    '.a > :first-child {',
    'li:last-child .b {',
    '.a, p:empty + a {',
  ])('accepts %s', (css) => expect(tooWide(css)).toEqual([]));
});

it('colours and fonts are named in packages/brand only, so that another brand is one folder', () => {
  const root = path.join(SITE, '../..');
  const files = globSync('{apps/{site,cms},packages/drawings}/**/*.{css,svg,ts,tsx,mjs}', {
    cwd: root,
    exclude: [
      '**/{node_modules,dist,.next,data,migrations}/**',
      '**/*.generated.*',
      '**/*.test.*',
      // Written by the brand's generator.
      'apps/site/public/favicon.svg',
      // The flags of countries.
      'apps/site/src/components/flag.tsx',
      'apps/site/src/features/rates/flags.svg',
    ],
  });
  const colour = /(?<![\w(&/-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i;
  const fontName = new RegExp(
    `["'\`]${font.family}\\b|@fontsource\\b(?!\\S*\\$\\{font)|@font-face|font-family[:=] *["']?(?!var\\(|inherit)\\w`,
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const [match] = colour.exec(text) ?? fontName.exec(text) ?? [];
    return match ? [`${file}: ${match}`] : [];
  });
  expect(files.length).toBeGreaterThan(900);
  expect(found).toEqual([]);
});

it('server-only code is not in the client bundle', () => {
  const entries = ['src/entry.client.tsx', ...ALL_PAGE_IDS.map((page) => `src/${pageFolder(page)}/page.tsx`)];
  const reached = new Set(entries.flatMap((entry) => [...reachedFrom(entry).keys()]));
  expect(reached.size).toBeGreaterThan(300);
  expect([...reached].filter((file) => file.includes('.server.'))).toEqual([]);
});

type Texts = { [key: string]: string | Texts };

function flat(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  );
}

/** Variables of an ICU message, including plural branches. */
function variablesOf(text: string): string[] {
  const found = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(element.value);
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
      if (element.type === TYPE.tag) visit(element.children);
    }
  };
  visit(parse(text));
  return [...found].sort();
}

const sitePagesIn = (locale: Locale): Texts =>
  Object.fromEntries(
    Object.values<SitePages>(SITE_PAGES)
      .flatMap(Object.entries<SitePage>)
      .map(([path, page]) => [path, page[locale]]),
  );

describe('the catalogues', () => {
  const catalogues = {
    id: { ...indonesian, sitePages: sitePagesIn('id') },
    en: { ...english, sitePages: sitePagesIn('en') },
  };
  const [id, en] = [flat(catalogues.id as Texts), flat(catalogues.en as Texts)];

  it('have the same variables in both languages', () => {
    const translations = new Map(en);
    const wrong = id.filter(
      ([key, text]) => String(variablesOf(text)) !== String(variablesOf(translations.get(key) ?? '')),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('contain no text of the other language', () => {
    const isIndonesian = /\b(?:yang|dan|untuk|dengan|dari|tidak|Anda|kami|atau|adalah)\b/;
    const isEnglish = /\b(?:the|and|with|your|you|our|from|are|this)\b/;
    const keysOf = (texts: [key: string, text: string][], isForeign: RegExp) =>
      texts.filter(([, text]) => isForeign.test(text.replaceAll(/\{\w+/g, ''))).map(([key]) => key);
    expect(keysOf(en, isIndonesian)).toEqual([]);
    expect(keysOf(id, isEnglish)).toEqual([]);
    const translations = new Map(en);
    const isSentence = (text: string) =>
      (text.replaceAll(/\{\w+/g, '').match(/\p{L}{2,}/gu)?.length ?? 0) > 3;
    const copied = id.filter(([key, text]) => isSentence(text) && translations.get(key) === text);
    expect(copied.map(([key]) => key)).toEqual([]);
  });
});
