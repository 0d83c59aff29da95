import { expect, it } from 'vitest';
import { pictureName } from './picture-name.ts';

/** The file names that the public site accepts. */
const PUBLIC = /^[\w][\w.-]{0,199}\.(avif|webp|jpe?g|png)$/i;

it.each([
  ['Foto Kantor (1).jpg', /^foto-kantor-1-[0-9a-f]{8}\.jpg$/],
  ['Rapat Ücretsiz.jpeg', /^rapat-ucretsiz-[0-9a-f]{8}\.jpg$/],
  ['IMG_1.jfif', /^img-1-[0-9a-f]{8}\.jpg$/],
  ['Foto kantor', /^foto-kantor-[0-9a-f]{8}\.jpg$/],
  ['会議.png', /^gambar-[0-9a-f]{8}\.jpg$/],
  ['../../etc/passwd', /^etc-passwd-[0-9a-f]{8}\.jpg$/],
  [`${'x'.repeat(300)}.jpg`, /^x{80}-[0-9a-f]{8}\.jpg$/],
  [`${'kata '.repeat(60)}.jpg`, /^(kata-){16}[0-9a-f]{8}\.jpg$/],
])('%s gets a name that the public site accepts', (name, expected) => {
  expect(pictureName(name, 'jpeg')).toMatch(expected);
  expect(pictureName(name, 'jpeg')).toMatch(PUBLIC);
});

it('is unguessable, unless it is seeded', () => {
  expect(pictureName('a.png', 'png')).not.toBe(pictureName('a.png', 'png'));
  expect(pictureName('a.png', 'png', 'seed')).toBe(pictureName('a.png', 'png', 'seed'));
});
