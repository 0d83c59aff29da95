import { buffer } from 'node:stream/consumers';
import { colours } from '@beranda/brand';
import { LANGUAGES, type Locale } from '@beranda/contract';
import PDFDocument from 'pdfkit';
import { asPdfFont, loadFonts } from '#cms/pdf/load-fonts.ts';

/** A letter of the bank: details as a table, then paragraphs under headings. */
export type Letter = {
  locale: Locale;
  bankName: string;
  bankAddress: string;
  title: string;
  details: readonly (readonly [label: string, value: string])[];
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

const A4_WIDTH = 595.28;
const MARGIN = 56;
const WIDTH = A4_WIDTH - 2 * MARGIN;
const LABEL_WIDTH = 165;

function drawHead(doc: PDFKit.PDFDocument, { bankAddress, bankName, title }: Letter): void {
  doc.font('bold').fontSize(14).fillColor(colours.primary).text(bankName);
  doc
    .font('regular')
    .fontSize(9)
    .fillColor(colours.muted)
    .text(bankAddress.replaceAll(/\s*\n\s*/g, ', '));
  doc.moveDown(0.8);
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + WIDTH, doc.y)
    .lineWidth(2)
    .strokeColor(colours.accent)
    .stroke();
  doc.moveDown(1.2);
  doc.font('bold').fontSize(17).fillColor(colours.foreground).text(title);
  doc.moveDown(0.8);
}

function drawDetails(doc: PDFKit.PDFDocument, { details }: Letter): void {
  doc.fontSize(10);
  for (const [label, value] of details) {
    const top = doc.y;
    doc.font('regular').fillColor(colours.muted).text(label, MARGIN, top, { width: LABEL_WIDTH });
    const afterLabel = doc.y;
    doc
      .font('bold')
      .fillColor(colours.foreground)
      .text(value, MARGIN + LABEL_WIDTH, top, { width: WIDTH - LABEL_WIDTH });
    doc.y = Math.max(afterLabel, doc.y) + 4;
  }
  doc.x = MARGIN;
}

function drawSections(doc: PDFKit.PDFDocument, { sections }: Letter): void {
  for (const { title, paragraphs } of sections) {
    doc.moveDown(1);
    doc.font('bold').fontSize(11).fillColor(colours.foreground).text(title, MARGIN, doc.y, { width: WIDTH });
    doc.moveDown(0.3);
    doc.font('regular').fontSize(10);
    for (const paragraph of paragraphs) doc.text(paragraph, { width: WIDTH, paragraphGap: 6, lineGap: 2 });
  }
}

/** Draws a letter as PDF in A4, with the bank's font embedded. */
export async function drawLetter(letter: Letter): Promise<Buffer> {
  const { regular, bold } = await loadFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: LANGUAGES[letter.locale].format,
    displayTitle: true,
    info: { Title: letter.title, Author: letter.bankName },
    // Not Helvetica, whose metrics a bundler would not find.
    font: asPdfFont(regular),
  });
  doc.registerFont('regular', asPdfFont(regular)).registerFont('bold', asPdfFont(bold));
  drawHead(doc, letter);
  drawDetails(doc, letter);
  drawSections(doc, letter);
  doc.end();
  return buffer(doc);
}
