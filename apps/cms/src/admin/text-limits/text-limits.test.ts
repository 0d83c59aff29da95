import path from 'node:path';
import type { Field, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '#cms/create-config.ts';
import { envForBuilding } from '#cms/env.ts';
import { textLength } from './text-length.ts';

describe('text limits', () => {
  let config: SanitizedConfig;
  beforeAll(async () => {
    config = await createConfig(envForBuilding(), path.resolve(import.meta.dirname, '../..'));
  });

  /** Fields with a limit, as `[path, whether it has a counter]`. */
  function limited(fields: readonly Field[], at: string): [string, boolean][] {
    return fields.flatMap((field): [string, boolean][] => {
      const here = 'name' in field ? `${at}.${field.name}` : at;
      if (field.type === 'blocks') return field.blocks.flatMap((block) => limited(block.fields, here));
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => limited(tab.fields, here));
      if ('fields' in field) return limited(field.fields, here);
      if ((field.type !== 'text' && field.type !== 'textarea') || !field.maxLength) return [];
      const { components = {} } = field.admin ?? {};
      return [[here, 'Description' in components && String(components.Description).includes('Counter')]];
    });
  }

  it('have a counter in every collection and global', () => {
    const all = [...config.collections, ...config.globals].flatMap(({ fields, slug }) =>
      limited(fields, slug),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([, isCounted]) => !isCounted)).toEqual([]);
  });

  it('count the excess', () => {
    expect(textLength(12, 160)).toMatchObject({ isTooLong: false, text: { en: '12 of 160 characters' } });
    expect(textLength(160, 160).isTooLong).toBe(false);
    expect(textLength(163, 160)).toMatchObject({ isTooLong: true });
    expect(textLength(163, 160).text.id).toContain('3 terlalu banyak');
  });
});
