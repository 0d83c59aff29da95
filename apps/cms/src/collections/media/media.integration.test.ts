import { access, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, ValidationError } from 'payload';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { pictureFile } from '../../../testing/picture.ts';
import { restoreBackups } from './back-up-files.ts';
import { undescribedLanguages } from './undescribed-languages.ts';

onOneDatabase('pictures', (cms) => {
  const upload = async (data: Record<string, unknown>, name: string) =>
    cms().payload.create({ collection: 'media', data, file: await pictureFile(name) });

  it.each([
    ['no description', {}],
    ['a description of blanks', { alt: '  ' }],
    ['too long a description', { alt: 'x'.repeat(251) }],
  ])('are rejected with %s', async (_what, data) => {
    const error = await upload(data, 'rejected').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ValidationError);
    expect((error as ValidationError).data.errors).toEqual([
      expect.objectContaining({ path: 'alt', message: expect.stringMatching(/Jelaskan|paling panjang/) }),
    ]);
  });

  it('need a description in each language that they are saved in, and name those without', async () => {
    const { id } = await upload({ alt: 'Kapal' }, 'described');
    expect(await undescribedLanguages(cms().payload, id)).toEqual(['en']);
    const update = (data: object) =>
      cms().payload.update({ collection: 'media', id, locale: 'en', data, fallbackLocale: false });
    await expect(update({ focalX: 30 })).rejects.toBeInstanceOf(ValidationError);
    await update({ alt: 'A boat' });
    expect(await undescribedLanguages(cms().payload, id)).toEqual([]);
    expect((await cms().payload.findByID({ collection: 'media', id, locale: 'id' })).alt).toBe('Kapal');
    await cms().payload.update({ collection: 'media', id, locale: 'id', data: { decorative: true } });
    expect(await undescribedLanguages(cms().payload, id)).toEqual([]);
  });

  it('need no description if decorative', async () => {
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

  const folder = () => path.join(cms().env.dataDir, 'media');
  const stored = (name: string | null | undefined) => readFile(path.join(folder(), name ?? ''));
  type Sizes = Record<string, { filename?: string | null }>;
  const namesOf = ({ filename, sizes }: { filename?: string | null; sizes?: unknown }) =>
    [filename, ...Object.values((sizes ?? {}) as Sizes).map((size) => size.filename)].filter(
      (name) => typeof name === 'string',
    );
  const exists = (name: string) =>
    access(path.join(folder(), name)).then(
      () => true,
      () => false,
    );

  it.each([
    ['Foto Kantor (1).jpg', /^foto-kantor-1-[0-9a-f]{8}\.jpg$/],
    ['Rapat Ücretsiz.jpeg', /^rapat-ucretsiz-[0-9a-f]{8}\.jpg$/],
    ['IMG_1.jfif', /^img-1-[0-9a-f]{8}\.jpg$/],
    ['Foto kantor', /^foto-kantor-[0-9a-f]{8}\.jpg$/],
  ])('called %s get a name that the public site accepts', async (name, expected) => {
    const file = { ...(await pictureFile('any', 500)), name };
    const picture = await cms().payload.create({ collection: 'media', data: { decorative: true }, file });
    expect(picture.filename).toMatch(expected);
    expect(picture.mimeType).toBe('image/jpeg');
    for (const one of namesOf(picture)) expect(one).toMatch(/^[\w][\w.-]{0,199}\.(avif|webp|jpe?g|png)$/i);
  });

  it('are stored with their actual type, whatever their extension', async () => {
    const file = { ...(await pictureFile('any', 64, 40, 'png')), name: 'foto.jpg', mimetype: 'image/jpeg' };
    const picture = await cms().payload.create({ collection: 'media', data: { decorative: true }, file });
    expect([picture.filename, picture.mimeType]).toEqual([expect.stringMatching(/\.png$/), 'image/png']);
  });

  it('are stored upright and without location, as original and in every width', async () => {
    const data = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#c7302a' } })
      .withExif({ IFD0: { Copyright: 'Rahasia' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(data).metadata()).exif).toBeDefined();
    const picture = await cms().payload.create({
      collection: 'media',
      data: { decorative: true },
      file: { data, mimetype: 'image/jpeg', name: 'gps.jpg', size: data.byteLength },
    });
    expect([picture.width, picture.height]).toEqual([500, 600]);
    const names = namesOf(picture);
    expect(names).toHaveLength(3);
    for (const name of names) {
      const encoded = await sharp(await stored(name)).metadata();
      expect([encoded.exif, encoded.xmp, encoded.orientation]).toEqual([undefined, undefined, undefined]);
      expect(encoded.height).toBeGreaterThan(encoded.width);
    }
  });

  it('are rejected with a message if too large or broken', async () => {
    const rejected = async (data: Buffer) => {
      const file = { data, mimetype: 'image/png', name: 'x.png', size: data.byteLength };
      const attempt = cms().payload.create({ collection: 'media', data: { decorative: true }, file });
      const error = await attempt.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ValidationError);
      const { data: details, message } = error as ValidationError;
      // Forms show the message of the whole, not that of the file.
      expect(details.errors).toEqual([{ path: 'file', message }]);
      return message;
    };
    const bomb = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#000' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(await rejected(bomb)).toContain('ukuran maksimal 50 megapiksel');
    const whole = (await pictureFile('whole', 640, 400, 'png')).data;
    expect(await rejected(whole.subarray(0, whole.length - 100))).toContain('bukan gambar');
    expect(await rejected(Buffer.from('no picture at all'))).toContain('bukan gambar');
  });

  it.each([
    ['a text is missing', { decorative: false, alt: '' }],
    ['the checkbox value is invalid', { decorative: 'perhaps' as never }],
    ['the new file is broken', { alt: 'Kapal' }],
  ])('keep their files when a replacement is rejected because %s', async (why, data) => {
    const before = await cms().payload.create({
      collection: 'media',
      data: { alt: 'Kapal' },
      file: await pictureFile('original', 500),
    });
    const file = await pictureFile('replacement', 520);
    if (why.includes('broken')) file.data = file.data.subarray(0, 60);
    const attempt = cms().payload.update({ collection: 'media', id: before.id, data, file });
    await expect(attempt).rejects.toBeInstanceOf(ValidationError);
    const after = await cms().payload.findByID({ collection: 'media', id: before.id });
    expect(namesOf(after)).toEqual(namesOf(before));
    for (const name of namesOf(after)) expect(await exists(name)).toBe(true);
  });

  it('are replaced under a new name, and the old files are deleted', async () => {
    const before = await upload({ alt: 'Kapal' }, 'old');
    const after = await cms().payload.update({
      collection: 'media',
      id: before.id,
      data: { alt: 'Kapal baru' },
      file: await pictureFile('new'),
    });
    expect(after.filename).toMatch(/^new-/);
    expect([await exists(before.filename ?? ''), await exists(after.filename ?? '')]).toEqual([false, true]);
  });

  const kept = () => path.join(cms().env.dataDir, 'media-kept');
  const replace = async (id: number, more: object = {}) =>
    cms().payload.update({
      collection: 'media',
      id,
      data: { alt: 'Kapal baru' },
      file: await pictureFile('new'),
      ...more,
    });
  const erase = (id: number, more: object = {}) => cms().payload.delete({ collection: 'media', id, ...more });

  it.each([
    ['replacement', replace],
    ['deletion', erase],
    [
      'change of the focal point',
      (id: number, more: object) => replace(id, { ...more, file: undefined, data: { focalX: 10 } }),
    ],
  ])('have their files after a %s that was rolled back', async (_what, change) => {
    const { payload } = cms();
    const before = await upload({ alt: 'Kapal' }, 'kept');
    const files = await Promise.all(namesOf(before).map(stored));
    const names = await readdir(path.join(cms().env.dataDir, 'media'));
    const req = await createLocalReq({}, payload);
    const failed = inTransaction(req, async () => {
      await change(before.id, { req });
      throw new Error('the disk is full');
    });
    await expect(failed).rejects.toThrow('the disk is full');
    expect(await Promise.all(namesOf(before).map(stored))).toEqual(files);
    // Nothing of the new file is left either.
    expect((await readdir(path.join(cms().env.dataDir, 'media'))).sort()).toEqual(names.sort());
    expect(await readdir(kept())).toEqual([]);
  });

  it('have their files again after the process was killed during a replacement, but not after a deletion', async () => {
    const { payload } = cms();
    const [replaced, deleted] = [
      await upload({ alt: 'Kapal' }, 'ada'),
      await upload({ alt: 'Perahu' }, 'hapus'),
    ];
    // What a killed process leaves: links, and no files.
    for (const picture of [replaced, deleted]) {
      const folder = path.join(kept(), `${picture.id}-3f0c`);
      await mkdir(folder, { recursive: true });
      for (const name of namesOf(picture))
        await rename(path.join(folder, '../../media', name), path.join(folder, name));
    }
    await erase(deleted.id);
    expect(await restoreBackups(payload, Date.now() - 120_000)).toBe(0);
    expect(await restoreBackups(payload, Date.now() + 1_000)).toBe(namesOf(replaced).length);
    for (const name of namesOf(replaced)) expect(await exists(name)).toBe(true);
    for (const name of namesOf(deleted)) expect(await exists(name)).toBe(false);
    expect(await readdir(kept())).toEqual([]);
  });
});
