import { ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { pictureFile } from '../../../testing/picture.ts';

onEachDatabase('pictures', (cms) => {
  const upload = async (data: Record<string, unknown>, name: string) =>
    cms().payload.create({ collection: 'media', data, file: await pictureFile(name) });

  it.each([
    ['no description', {}, ['altId', 'altEn']],
    ['only an Indonesian description', { altId: 'Kapal' }, ['altEn']],
    ['only an English description', { altEn: 'A boat' }, ['altId']],
    ['a description of blanks', { altId: '  ', altEn: 'A boat' }, ['altId']],
    ['too long a description', { altId: 'x'.repeat(251), altEn: 'A boat' }, ['altId']],
  ])('are refused with %s', async (_what, data, fields) => {
    const error = await upload(data, 'refused').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ValidationError);
    const { errors } = (error as ValidationError).data;
    expect(errors.map(({ path }) => path).sort()).toEqual([...fields].sort());
    expect(errors.every(({ message }) => /Jelaskan|paling panjang/.test(message))).toBe(true);
  });

  it('need no description when they are decorative', async () => {
    expect((await upload({ decorative: true }, 'decorative')).id).toBeGreaterThan(0);
  });

  it('are never enlarged', async () => {
    const small = await upload({ decorative: true }, 'small');
    expect(Object.values(small.sizes ?? {}).map((size) => size?.filename ?? null)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it('cannot be SVG, whatever the file is called', async () => {
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [name, mimetype] of [
      ['evil.svg', 'image/svg+xml'],
      ['evil.png', 'image/png'],
    ] as const) {
      const attempt = cms().payload.create({
        collection: 'media',
        data: { decorative: true },
        file: { data, mimetype, name, size: data.byteLength },
      });
      await expect(attempt).rejects.toThrow();
    }
  });
});
