/// <reference path="./fontkit.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { font } from '@beranda/brand';
import { create, type Font } from 'fontkit';
import { openWoff } from './open-woff.ts';

export type Fonts = { regular: Font; bold: Font };

let fonts: Promise<Fonts> | undefined;

/** The bank's font, from its package. Resolved from the working directory, as for pictures for shared links. */
export function loadFonts(): Promise<Fonts> {
  const resolver = createRequire(path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json'));
  const load = async (weight: number) =>
    create(
      openWoff(
        await readFile(
          resolver.resolve(`@fontsource/${font.name}/files/${font.name}-latin-${weight}-normal.woff`),
        ),
      ),
    );
  fonts ??= Promise.all([load(400), load(700)]).then(([regular, bold]) => ({ regular, bold }));
  return fonts;
}

/** A parsed font as pdfkit takes it, which its types do not declare. */
export const asPdfFont = (font: Font) => font as unknown as string;
