import path from 'node:path';
import { expect, it } from 'vitest';
import { createConfig } from '#cms/create-config.ts';
import { envForBuilding } from '#cms/env.ts';

type Found = { at: string; hasOwnComponent: boolean };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * All code and JSON fields below this value that use Payload's code editor, including those in blocks and
 * rich text editors.
 */
function codeFields(value: unknown, at: string, seen = new Set<unknown>()): Found[] {
  if (!isObject(value) || seen.has(value)) return [];
  seen.add(value);
  const { name, type, admin } = value;
  const here = typeof name === 'string' ? `${at}.${name}` : at;
  const inner = Object.values(value).flatMap((each) => codeFields(each, here, seen));
  const isHidden = isObject(admin) && (admin.hidden === true || admin.disabled === true);
  if (isHidden || typeof name !== 'string' || (type !== 'json' && type !== 'code')) return inner;
  const components = isObject(admin) && isObject(admin.components) ? admin.components : {};
  return [{ at: here, hasOwnComponent: typeof components.Field === 'string' }, ...inner];
}

it("all code and JSON fields use our own components: Payload's loads its editor from another host", async () => {
  const config = await createConfig(envForBuilding(), path.resolve(import.meta.dirname, '..'));
  const shown = [...config.collections, ...config.globals].filter(({ admin }) => admin?.hidden !== true);
  const found = shown.flatMap(({ slug, fields }) => codeFields(fields, slug));
  expect(found).toContainEqual({ at: 'market-sheets.lines', hasOwnComponent: true });
  expect(found.filter(({ hasOwnComponent }) => !hasOwnComponent)).toEqual([]);
  expect(codeFields([{ blocks: [{ fields: [{ name: 'x', type: 'code' }] }] }], 'a')).toEqual([
    { at: 'a.x', hasOwnComponent: false },
  ]);
});
