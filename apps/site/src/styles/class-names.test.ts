import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';

const SITE = path.join(import.meta.dirname, '../..');
const STYLES = import.meta.dirname;

type Node = { type: string; [key: string]: unknown };

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') visit(value as Node);
    for (const one of Object.values(value)) walk(one, visit);
  }
}

/** All texts in a part of a syntax tree. */
function textsIn(part: unknown): string[] {
  const texts: string[] = [];
  walk(part, ({ type, value }) => {
    if (type === 'Literal' && typeof value === 'string') texts.push(value);
    if (type === 'TemplateElement') texts.push((value as { raw: string }).raw);
  });
  return texts;
}

function identifiersIn(part: unknown): string[] {
  const names: string[] = [];
  walk(part, ({ type, name }) => {
    if (type === 'Identifier') names.push(String(name));
  });
  return names;
}

/** The classes in the `className` attributes of a file, and in its variables and functions that these name. */
function classesIn(file: string): string[] {
  const program = parseAst(readFileSync(path.join(SITE, file), 'utf8'), { lang: 'tsx' });
  const attributes: Node[] = [];
  const declarations: Node[] = [];
  walk(program, (node) => {
    const isClassName =
      node.type === 'JSXAttribute' &&
      /^(?:class|\w+Class)Name$/.test(String((node.name as Partial<Node>).name));
    if (isClassName) attributes.push(node);
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') declarations.push(node);
  });
  const named = new Set(identifiersIn(attributes));
  const used = declarations.filter(({ id }) => named.has(String((id as Partial<Node> | null)?.name)));
  return textsIn([attributes, used]).flatMap((text) => text.split(/\s+/).filter(Boolean));
}

/** Compiles the site's style sheet, with these classes. */
async function styleSheetWith(classes: readonly string[]): Promise<string> {
  const require = createRequire(import.meta.url);
  const { build } = await compile(readFileSync(path.join(STYLES, 'site.css'), 'utf8'), {
    base: STYLES,
    loadStylesheet: async (id, base) => {
      const file = id.startsWith('.') ? path.join(base, id) : require.resolve(`${id}/index.css`);
      return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') };
    },
  });
  return build([...classes]);
}

const selectorOf = (name: string) => `.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`;

async function unknownAmong(classes: readonly string[]): Promise<string[]> {
  const styleSheet = await styleSheetWith(classes);
  return classes.filter((name) => !styleSheet.includes(selectorOf(name)));
}

it('every class with a condition has a rule: Tailwind leaves out silently what it does not know', async () => {
  const files = globSync('src/**/*.tsx', { cwd: SITE, exclude: ['src/**/*.{test,examples}.tsx'] });
  const classes = [...new Set(files.flatMap(classesIn))].filter((name) => name.includes(':'));
  expect(classes.length).toBeGreaterThan(200);
  expect(await unknownAmong(classes)).toEqual([]);
});
