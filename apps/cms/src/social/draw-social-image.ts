import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { font, socialColours } from '@beranda/brand';
import { SOCIAL_IMAGE } from '@beranda/contract';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { sharedBackground } from './shared-background.ts';

const { width, height } = SOCIAL_IMAGE;
const WEIGHTS = [500, 700] as const;
/** Maximum title length per font size, so that it fits into four lines. */
const SIZES = [
  { maxLength: 45, px: 76 },
  { maxLength: 80, px: 64 },
  { maxLength: 120, px: 54 },
  { maxLength: Number.POSITIVE_INFINITY, px: 46 },
] as const;

let fonts: Promise<Font[]> | undefined;
let background: Promise<Buffer> | undefined;

/**
 * From a package, for machines without fonts. Resolved from the working directory, because the bundler would
 * treat a static path as a module.
 */
function loadFonts(): Promise<Font[]> {
  const resolver = createRequire(path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json'));
  const fileOf = (weight: number) =>
    `@fontsource/${font.name}/files/${font.name}-latin-${weight}-normal.woff`;
  fonts ??= Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: font.family,
      weight,
      data: await readFile(resolver.resolve(fileOf(weight))),
    })),
  );
  return fonts;
}

type Style = Record<string, string | number>;
const box = (style: Style, children: unknown) => ({ type: 'div', props: { style, children } });

/**
 * Draws the social image of a page: its title on the bank's background.
 *
 * @returns a PNG of 1200 × 630.
 */
export async function drawSocialImage(text: {
  title: string;
  kind: string;
  bankName: string;
}): Promise<Buffer> {
  const size = SIZES.find(({ maxLength }) => text.title.length <= maxLength)?.px ?? 46;
  const svg = await satori(
    box(
      {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width,
        height,
        boxSizing: 'border-box',
        padding: 72,
        color: socialColours.text,
        fontFamily: font.family,
        fontWeight: 500,
      },
      [
        box({ fontSize: 28, color: socialColours.kind }, text.kind),
        box(
          {
            display: 'block',
            fontSize: size,
            fontWeight: 700,
            lineHeight: 1.14,
            letterSpacing: '-0.02em',
            maxWidth: 960,
            lineClamp: 4,
          },
          text.title,
        ),
        box({ fontSize: 30, fontWeight: 700 }, text.bankName),
      ],
    ) as never,
    { width, height, fonts: await loadFonts() },
  );
  background ??= sharp(Buffer.from(sharedBackground(width, height)))
    .png()
    .toBuffer();
  return sharp(await background)
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
