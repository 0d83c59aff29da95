import { inflateSync } from 'node:zlib';

/** A CR before the last line feed is data: about one compressed stream in 256 ends with that byte. */
const STREAM = /stream\n([\s\S]*?)\nendstream/g;

function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(STREAM)].map(([, body = '']) => {
    const bytes = Buffer.from(body, 'latin1');
    try {
      return inflateSync(bytes).toString('latin1');
    } catch {
      return '';
    }
  });
}

/** A ligature stands for several characters. */
const textOf = (utf16: string) => Buffer.from(utf16.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Glyph ids to text, of one font: pdfkit writes ranges with a list of values. */
function glyphsOf(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', , list = ''] of cmap.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, value = ''], at) => {
      glyphs.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), textOf(value));
    });
  return glyphs;
}

/** The text of a PDF by pdfkit with embedded fonts, without spaces and line breaks, which are positions there. */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = streamsOf(pdf);
  const maps = streams.filter((stream) => stream.includes('beginbfrange')).map(glyphsOf);
  if (!source.startsWith('%PDF-') || maps.length === 0)
    throw new Error('This is no PDF with embedded fonts.');
  // Each font numbers its own glyphs, so a text is that of any font that has all of its glyphs; all are listed.
  return streams
    .filter((stream) => stream.includes(' Tf'))
    .flatMap((stream) => stream.split(/(?=BT)/))
    .map((block) => {
      const hex = [...block.matchAll(/\[([^\]]*)\] TJ/g)].flatMap(([, run = '']) =>
        [...run.matchAll(/<(\w+)>/g)].flatMap(([, ids = '']) => ids.match(/.{4}/g) ?? []),
      );
      return maps.map((glyphs) => hex.map((id) => glyphs.get(id) ?? '\ufffd').join('')).join('\n');
    })
    .join('\n')
    .replaceAll(/[ \t\u00a0]/g, '');
}
