/** One page of a demonstration document; every text is one line, except notes, which wrap. */
export type PdfSeed = {
  title: string;
  subtitle: string;
  /** The first column is left-aligned, the others right-aligned. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  notes: readonly string[];
};

const PAGE = { width: 595, height: 842, margin: 56 };
const RIGHT = PAGE.width - PAGE.margin;
const BANK = 'Bank Lentera';
const MARK = 'DEMONSTRASI / DEMONSTRATION';
const CHARACTERS_A_LINE = 92;
const NUMBER_COLUMN = 96;

const INK = '0.063 0.141 0.227';
const FLAME = '0.949 0.639 0.106';
const MUTED = '0.322 0.376 0.427';
const LINE = '0.902 0.875 0.824';

/** Characters beyond Latin-1 that WinAnsi has. */
const WIN_ANSI: Record<string, number> = { '–': 0x96, '—': 0x97, '“': 0x93, '”': 0x94, '’': 0x92, '…': 0x85 };

/** Widths of Helvetica in thousandths of its size, for figures and column headings. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => {
    if (/[.,:;/ !|ijl]/.test(sign)) return sum + 278;
    if (/[-()rtf]/.test(sign)) return sum + 333;
    if (sign === '%') return sum + 889;
    return sum + (/[A-Z]/.test(sign) ? 680 : 556);
  }, 0);
}

function literal(text: string): string {
  const signs = [...text].map((sign) => {
    const code = WIN_ANSI[sign] ?? sign.codePointAt(0) ?? 0;
    if (code > 0xff) throw new Error(`The demonstration's PDFs have no “${sign}”.`);
    if ('()\\'.includes(sign)) return `\\${sign}`;
    return code < 0x80 ? sign : `\\${code.toString(8).padStart(3, '0')}`;
  });
  return `(${signs.join('')})`;
}

type Font = 'Text' | 'Bold';

const write = (x: number, y: number, size: number, text: string, font: Font = 'Text', colour = INK) =>
  `BT /${font} ${size} Tf ${colour} rg ${x.toFixed(1)} ${y.toFixed(1)} Td ${literal(text)} Tj ET`;

const writeRight = (x: number, y: number, size: number, text: string, font: Font = 'Text', colour = INK) =>
  write(x - (widthOf(text) * size) / 1_000, y, size, text, font, colour);

const fill = (x: number, y: number, width: number, height: number, colour: string) =>
  `${colour} rg ${x} ${y} ${width} ${height} re f`;

function broken(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > CHARACTERS_A_LINE) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

function row(cells: readonly string[], y: number, font: Font, colour?: string): string[] {
  const [first = '', ...rest] = cells;
  return [
    write(PAGE.margin, y, 9.5, first, font, colour),
    ...rest.map((cell, index) =>
      writeRight(RIGHT - (rest.length - 1 - index) * NUMBER_COLUMN, y, 9.5, cell, font, colour),
    ),
    fill(PAGE.margin, y - 8, RIGHT - PAGE.margin, 0.6, LINE),
  ];
}

function drawing({ columns, notes, rows, subtitle, title }: PdfSeed): string {
  const top = PAGE.height - 190;
  const parts = [
    fill(0, PAGE.height - 88, PAGE.width, 88, INK),
    fill(PAGE.margin, PAGE.height - 52, 10, 10, FLAME),
    write(PAGE.margin + 20, PAGE.height - 52, 15, BANK, 'Bold', '1 1 1'),
    writeRight(RIGHT, PAGE.height - 50, 8, MARK, 'Bold', FLAME),
    write(PAGE.margin, PAGE.height - 132, 18, title, 'Bold'),
    write(PAGE.margin, PAGE.height - 152, 10.5, subtitle, 'Text', MUTED),
    ...row(columns, top, 'Bold', MUTED),
  ];
  let y = top;
  for (const cells of rows) {
    y -= 24;
    parts.push(...row(cells, y, 'Text'));
  }
  y -= 20;
  for (const line of notes.flatMap(broken)) {
    y -= 13;
    parts.push(write(PAGE.margin, y, 8.5, line, 'Text', MUTED));
  }
  return parts.join('\n');
}

/** A PDF 1.4 of one page: deterministic, with the standard fonts. */
export function pdfOf(seed: PdfSeed): Buffer {
  const stream = drawing(seed);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (id) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /Text 5 0 R /Bold 6 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(seed.title)} /Author ${literal(BANK)} >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`, 'latin1');
}
