import { ITEM_COLLECTIONS, type ItemCollection } from '@beranda/contract';
import type { FlattenedField } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { itemSamples } from '../../testing/items.ts';
import { signIn } from '../../testing/records.ts';
import { makeTestUsers } from '../../testing/test-users.ts';

type RichTextField = { at: string; dataWith: (text: unknown) => Record<string, unknown> };

/** Every rich text below these fields, with sample data for it. */
function richTextFieldsIn(fields: FlattenedField[]): RichTextField[] {
  return fields.flatMap((field): RichTextField[] => {
    const { name } = field;
    const within = (inner: FlattenedField[], at: string, wrap: (data: object) => unknown): RichTextField[] =>
      richTextFieldsIn(inner).map((nested) => ({
        at: `${at}.${nested.at}`,
        dataWith: (text) => ({ [name]: wrap(nested.dataWith(text)) }),
      }));
    if (field.type === 'richText') return [{ at: name, dataWith: (text) => ({ [name]: text }) }];
    if (field.type === 'array') return within(field.flattenedFields, name, (data) => [data]);
    if (field.type === 'group' || field.type === 'tab')
      return within(field.flattenedFields, name, (data) => data);
    if (field.type !== 'blocks') return [];
    return field.blocks.flatMap(({ slug, flattenedFields }) =>
      within(flattenedFields, `${name}.${slug}`, (data) => [{ blockType: slug, ...data }]),
    );
  });
}

const shared = { version: 1, format: '', indent: 0, direction: 'ltr' };
const words = { type: 'text', version: 1, text: 'baca', format: 0, mode: 'normal', style: '', detail: 0 };
const textOf = (...children: object[]) => ({
  root: { type: 'root', ...shared, children: [{ type: 'paragraph', ...shared, textFormat: 0, children }] },
});
const linkTo = (url: string) => ({
  type: 'link',
  ...shared,
  id: '0123456789abcdef01234567',
  fields: { linkType: 'custom', newTab: false, url },
  children: [words],
});

/** What Payload's editor makes of a picture in pasted HTML. */
const pastedPicture = {
  type: 'upload',
  version: 3,
  format: '',
  id: '0123456789abcdef01234568',
  fields: null,
  pending: { formID: '0123456789abcdef01234569', src: 'file:///C:/clip_image001.png' },
};

onOneDatabase('rich text', (cms) => {
  makeTestUsers(cms);
  let headers: Record<string, string> = {};
  let serial = 0;
  beforeAll(async () => {
    headers = {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(await signIn(cms(), 'publisher')),
    };
  });

  const post = async (path: string, data: object) => {
    const response = await fetch(`${cms().url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(data),
    });
    return { status: response.status, text: await response.text() };
  };
  const isItem = (slug: string): slug is ItemCollection =>
    (ITEM_COLLECTIONS as readonly string[]).includes(slug);
  const sampleOf = async (slug: ItemCollection) => {
    const { fields, text, slug: slugOf } = itemSamples[slug];
    serial += 1;
    const name = `text-${serial}`;
    return { ...(await fields(slugOf?.(name) ?? name, cms())), ...text(name) };
  };
  const richTextFields = () => {
    const { collections, globals } = cms().payload.config;
    return [
      ...collections.flatMap(({ slug, flattenedFields }) =>
        richTextFieldsIn(flattenedFields).map((field) => ({ ...field, slug, path: `/${slug}` })),
      ),
      ...globals.flatMap(({ slug, flattenedFields }) =>
        richTextFieldsIn(flattenedFields).map((field) => ({ ...field, slug, path: `/globals/${slug}` })),
      ),
    ];
  };

  const unsupported = [
    [linkTo('javascript:alert(1)'), 'The link “baca” cannot lead to “javascript:alert(1)”'],
    [
      { type: 'relationship', version: 1, relationTo: 'users', value: 1 },
      'cannot show the part “relationship”',
    ],
    [pastedPicture, 'A picture in the text was not uploaded'],
  ] as const;

  it('rejects bad links and unsupported nodes at any path when it becomes public', async () => {
    expect(richTextFields().length).toBeGreaterThan(15);
    for (const { at, dataWith, path, slug } of richTextFields()) {
      const sample = isItem(slug) ? await sampleOf(slug) : {};
      for (const [node, named] of unsupported) {
        const data = {
          ...sample,
          ...dataWith(textOf(node)),
          ...(isItem(slug) ? { _status: 'published' } : {}),
        };
        const { status, text } = await post(`${path}?locale=id`, data);
        expect([status, text], `${path} ${at}`).toEqual([400, expect.stringContaining(named)]);
        expect(text, `${path} ${at}`).toContain(`"path":"${at.split('.')[0]}`);
      }
    }
  });

  it('stores drafts with bad links and with pictures that are not uploaded, and nothing else', async () => {
    for (const { at, dataWith, path, slug } of richTextFields()) {
      if (!isItem(slug)) continue;
      for (const [node, named] of unsupported) {
        const data = { ...(await sampleOf(slug)), ...dataWith(textOf(node)) };
        const { status, text } = await post(`${path}?draft=true&locale=id`, data);
        if (node.type === 'relationship')
          expect([status, text], `${path} ${at}`).toEqual([400, expect.stringContaining(named)]);
        else
          expect([status, text], `${path} ${at}`).toEqual([201, expect.stringContaining(`"${node.type}"`)]);
      }
    }
  });

  it('names a text that cannot be published once', async () => {
    const data = { ...(await sampleOf('news')), body: textOf(pastedPicture), _status: 'published' };
    const { text } = await post('/news?locale=id', data);
    const [error] = (JSON.parse(text) as { errors: { message: string; data: { errors: object[] } }[] })
      .errors;
    expect(error?.data.errors).toEqual([expect.objectContaining({ path: 'body' })]);
  });

  it.each(['javascript:x', 'data:text/html,x', '//elsewhere.example', 'vbscript:x', 'JAVASCRIPT:x'])(
    'cannot be published with a link to %s',
    async (url) => {
      const data = { ...(await sampleOf('news')), body: textOf(linkTo(url)), _status: 'published' };
      expect(await post('/news?locale=id', data)).toMatchObject({ status: 400 });
    },
  );

  it('unlinks a link without address and preserves its text', async () => {
    for (const query of ['draft=true&locale=id', 'locale=id']) {
      const data = { ...(await sampleOf('news')), body: textOf(linkTo('https://')) };
      const { status, text } = await post(`/news?${query}`, data);
      expect([status, text]).toEqual([201, expect.stringContaining('baca')]);
      expect(text).not.toContain('"link"');
    }
  });

  it('preserves good links', async () => {
    const data = {
      ...(await sampleOf('news')),
      body: textOf(linkTo('/promo'), linkTo('https://a.example/x')),
    };
    const { status, text } = await post('/news?locale=id', data);
    expect([status, text]).toEqual([201, expect.stringContaining('https://a.example/x')]);
    expect(text).toContain('"/promo"');
  });
});
