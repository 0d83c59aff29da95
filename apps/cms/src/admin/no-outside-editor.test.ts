import path from 'node:path';
import { expect, it } from 'vitest';
import { createConfig } from '#cms/create-config.ts';
import { envForBuilding } from '#cms/env.ts';

type Found = { at: string; hasOwnComponent: boolean };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every field below this value that a form shows and whose own component of Payload is an editor of code; blocks and editors included. */
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

it('shows every field of code or JSON by a component of ours: that of Payload loads an editor from elsewhere', async () => {
  const config = await createConfig(envForBuilding(), path.resolve(import.meta.dirname, '..'));
  const shown = [...config.collections, ...config.globals].filter(({ admin }) => admin?.hidden !== true);
  const found = shown.flatMap(({ slug, fields }) => codeFields(fields, slug));
  expect(found).toContainEqual({ at: 'market-sheets.lines', hasOwnComponent: true });
  expect(found.filter(({ hasOwnComponent }) => !hasOwnComponent)).toEqual([]);
  expect(codeFields([{ blocks: [{ fields: [{ name: 'x', type: 'code' }] }] }], 'a')).toEqual([
    { at: 'a.x', hasOwnComponent: false },
  ]);
});
