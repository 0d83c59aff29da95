import { colours, logoIcon, petalsPath, type Role } from '@beranda/brand';
import type { FullPdfSeed } from './document-seed.ts';
import {
  applyStyle,
  heightIn,
  markArtifact,
  PAGE,
  type PdfContext,
  type Style,
  WIDTH,
  writeText,
} from './pdf-context.ts';

export const BANK = 'Bank Lentera';
const MARK = 'Demonstrasi / Demonstration';

const bankStyle: Style = { font: 'bold', size: 15, colour: 'on-dark' };
const kindStyle: Style = { font: 'bold', size: 9.5, colour: 'accent-bright' };
const subtitleStyle: Style = { font: 'regular', size: 10.5, colour: 'muted-on-dark', lineGap: 2 };
const markStyle: Style = { font: 'bold', size: 7.5, colour: 'accent-stronger' };
const runningStyle: Style = { font: 'regular', size: 7.5, colour: 'muted' };

const titleStyle = (hasCover: boolean): Style => ({
  font: 'bold',
  size: hasCover ? 38 : 23,
  colour: 'on-dark',
  lineGap: hasCover ? -2 : 0,
});

const LOGO_HEIGHT = 40;
const COVER_HEIGHT = 655;
const BAND_TOP = 44;
const BAND_BOTTOM = 26;
const ORNAMENT_TILE = 118;
/** The bulge of the petals, as in the site's dark bands. */
const PETAL_BULGE = 0.17;

/** The logo; `ink` is the colour of its dark parts. */
function drawLogo({ doc }: PdfContext, x: number, y: number, height: number, ink: string): void {
  doc
    .save()
    .translate(x, y)
    .scale(height / LOGO_HEIGHT);
  for (const [, fill = '', path = ''] of logoIcon.matchAll(/fill="([^"]+)" d="([^"]+)"/g))
    doc
      .path(path)
      .fillColor(fill.toLowerCase() === colours.foreground ? ink : fill)
      .fill();
  doc.restore();
}

/** Says on every page that it is no real document. */
function drawMark({ doc }: PdfContext, y: number): void {
  applyStyle(doc, markStyle);
  const width = doc.widthOfString(MARK) + 18;
  const x = PAGE.right - width;
  doc.roundedRect(x, y, width, 17, 8.5).fillColor(colours['accent-soft']).fill();
  applyStyle(doc, markStyle).text(MARK, x + 9, y + 4, { lineBreak: false });
}

/** The kawung of the brand, large and cropped at the right edge of the band. */
function drawOrnament({ doc }: PdfContext, height: number): void {
  doc.save().rect(0, 0, PAGE.width, height).clip();
  for (let row = 0; row * ORNAMENT_TILE < height; row += 1)
    for (let column = 0; column < 3; column += 1) {
      doc.save().translate(PAGE.width - (column + 0.4) * ORNAMENT_TILE, (row - 0.3) * ORNAMENT_TILE);
      doc.path(petalsPath(ORNAMENT_TILE, PETAL_BULGE));
      doc
        .lineWidth(1)
        .strokeColor(colours.accent, 0.26 - column * 0.07)
        .stroke();
      doc.restore();
    }
  doc.restore();
}

function drawBand(context: PdfContext, height: number): void {
  const { doc } = context;
  markArtifact(context, () => {
    doc.rect(0, 0, PAGE.width, height).fillColor(colours['dark-raised']).fill();
    drawOrnament(context, height);
    doc.rect(0, height, PAGE.width, 3).fillColor(colours.accent).fill();
    drawLogo(context, PAGE.left, BAND_TOP - 9, 27, colours['on-dark']);
    drawMark(context, BAND_TOP - 4);
  });
}

/** The band with what the document is, or a page of its own. */
export function drawTitle(context: PdfContext, seed: FullPdfSeed): void {
  const { doc } = context;
  const { hasCover, kind, subtitle, title } = seed;
  const box = { x: PAGE.left, width: WIDTH };
  const large = titleStyle(hasCover);
  const heights = [
    kind ? heightIn(doc, kind, kindStyle, box) + 6 : 0,
    heightIn(doc, title, large, box) + 6,
    heightIn(doc, subtitle, subtitleStyle, box),
  ];
  const all = heights.reduce((sum, one) => sum + one, 0);
  const height = hasCover ? COVER_HEIGHT : BAND_TOP + 52 + all + BAND_BOTTOM;
  drawBand(context, height);
  writeText(context, 'P', BANK, bankStyle, { x: PAGE.left + 32, y: BAND_TOP - 5, width: 200 });
  let y = height - all - (hasCover ? 64 : BAND_BOTTOM);
  if (kind) writeText(context, 'P', kind, kindStyle, { ...box, y });
  y += heights[0] ?? 0;
  writeText(context, 'H1', title, large, { ...box, y });
  y += heights[1] ?? 0;
  writeText(context, 'P', subtitle, subtitleStyle, { ...box, y });
  doc.x = PAGE.left;
  doc.y = height + (hasCover ? 34 : 26);
}

function drawRunning({ doc }: PdfContext, text: string, x: number, y: number, colour: Role = 'muted'): void {
  applyStyle(doc, { ...runningStyle, colour });
  doc.text(text, x, y, { lineBreak: false });
}

/** Running heads, from the second page on, and page numbers, when all pages are there. */
export function drawRunningHeads(context: PdfContext, { title }: FullPdfSeed): void {
  const { doc } = context;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    markArtifact(
      context,
      () => {
        if (index > 0) {
          drawLogo(context, PAGE.left, 36, 19, colours.foreground);
          applyStyle(doc, { font: 'bold', size: 9, colour: 'foreground' });
          doc.text(BANK, PAGE.left + 22, 40, { lineBreak: false });
          drawMark(context, 37);
          doc.moveTo(PAGE.left, 66).lineTo(PAGE.right, 66).lineWidth(0.6).strokeColor(colours.line).stroke();
        }
        doc.moveTo(PAGE.left, 792).lineTo(PAGE.right, 792).lineWidth(0.6).strokeColor(colours.line).stroke();
        drawRunning(context, title, PAGE.left, 801);
        const number = `${index + 1} / ${count}`;
        applyStyle(doc, runningStyle);
        drawRunning(context, number, PAGE.right - doc.widthOfString(number), 801, 'foreground');
      },
      'Pagination',
    );
  }
}
