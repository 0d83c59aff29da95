import path from 'node:path';
import type { Field, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '#cms/create-config.ts';
import { envForBuilding } from '#cms/env.ts';

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

/** Every label of fields visible to staff, with its path. */
function labelsOf(fields: readonly Field[], at: string): [string, unknown][] {
  return fields.filter(isOwnField).flatMap((field): [string, unknown][] => {
    const name = 'name' in field && field.name ? `${at}.${field.name}` : at;
    if ('hidden' in field && field.hidden) return [];
    const own: [string, unknown][] = 'label' in field ? [[name, field.label]] : [];
    const inner = 'fields' in field ? labelsOf(field.fields as Field[], name) : [];
    const tabs =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab): [string, unknown][] => [
            [`${name} tab`, tab.label],
            ...labelsOf(tab.fields, name),
          ])
        : [];
    return [...own, ...inner, ...tabs];
  });
}

describe('languages of the back office', () => {
  let config: SanitizedConfig;

  beforeAll(async () => {
    config = await createConfig(envForBuilding(), path.resolve(import.meta.dirname, '..'));
  });

  it('cover all editor texts in Indonesian', () => {
    const { en, id } = config.i18n.translations as Record<string, Texts>;
    expect(keysOf((id?.lexical ?? {}) as Texts).sort()).toEqual(
      expect.arrayContaining(keysOf((en?.lexical ?? {}) as Texts).filter((key) => !UNUSED.test(key))),
    );
  });

  it('cover every field, collection and global of ours', () => {
    const ours = config.collections.filter(
      ({ slug }) => !/^payload-|^(?:cache-tags|item-texts|document-texts)$/.test(slug),
    );
    const labels: [string, unknown][] = [
      ...ours.flatMap(({ slug, labels: { singular, plural }, fields }): [string, unknown][] => [
        [slug, singular],
        [slug, plural],
        ...labelsOf(fields, slug),
      ]),
      ...config.globals.flatMap(({ slug, label, fields }): [string, unknown][] => [
        [slug, label],
        ...labelsOf(fields, slug),
      ]),
    ];
    const missing = labels.filter(
      ([, label]) =>
        typeof label !== 'function' &&
        !(typeof label === 'object' && label && 'id' in label && 'en' in label && label.id && label.en),
    );
    expect(labels.length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });
});

/** Features whose texts the editor loads although ours does not use them. */
const UNUSED = /^(relationship|checklist|indent|align)\./;

/** Payload's own fields have built-in translations. */
const PAYLOADS = new Set([
  ...['id', 'createdAt', 'updatedAt', '_status', 'email', 'username', 'password', 'sessions', 'sizes'],
  ...['resetPasswordToken', 'resetPasswordExpiration', 'salt', 'hash', 'loginAttempts', 'lockUntil'],
  ...['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'focalX', 'focalY'],
  'resetPasswordRequestedAt',
]);

function isOwnField(field: Field): boolean {
  return !('name' in field && field.name !== undefined && PAYLOADS.has(field.name));
}
