/** A mail as its reader sees it. */
export type ReadMail = { subject: string; text: string };

/** The bytes of quoted-printable text without soft line breaks (RFC 2045, section 6.7). */
const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    'latin1',
  );

/** The encoded words of a header (RFC 2047), in UTF-8. Blanks between two of them do not count. */
const decodeWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')).toString(),
    );

type Part = { header: (name: string) => string; body: string };

/** Headers and body of a message, or of a part of one. */
function splitPart(part: string): Part {
  const end = part.indexOf('\n\n');
  const headers = part.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  return {
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '',
    body: part.slice(end + 2),
  };
}

function textOf({ header, body }: Part): string {
  const boundary = /^multipart\/.*boundary="([^"]+)"/.exec(header('content-type'))?.[1];
  // The text comes before its attachments.
  if (boundary) return textOf(splitPart(body.split(`--${boundary}\n`)[1]?.split(`\n--${boundary}`)[0] ?? ''));
  if (!header('content-type').startsWith('text/plain')) throw new Error('a message of another type');
  const decode: Record<string, (text: string) => Buffer> = {
    '7bit': (text) => Buffer.from(text),
    base64: (text) => Buffer.from(text, 'base64'),
    'quoted-printable': quotedPrintable,
  };
  const decoded = decode[header('content-transfer-encoding').toLowerCase()]?.(body);
  if (!decoded) throw new Error('a message of another encoding');
  return decoded.toString().replaceAll('\r\n', '\n');
}

/** Decodes a message in plain text, with line feeds and without soft line breaks. */
export function readMail(message: string): ReadMail {
  const part = splitPart(message);
  return { subject: decodeWords(part.header('subject')), text: textOf(part) };
}
