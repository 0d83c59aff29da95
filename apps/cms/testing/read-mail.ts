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

type Part = { find(header: string): string; body: string };

/** Headers and body of a message, or of one of its parts. */
function parsePart(source: string): Part {
  const end = source.indexOf('\n\n');
  const headers = source.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const find = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  return { find, body: source.slice(end + 2) };
}

/** The first part of a message with attachments, else the whole message. */
function firstPart(message: Part): Part {
  const boundary = /^multipart\/mixed;.*boundary="([^"]+)"/.exec(message.find('content-type'))?.[1];
  if (boundary === undefined) return message;
  return parsePart((message.body.split(`--${boundary}`)[1] ?? '').replace(/^\n/, ''));
}

/** A header of a message, on one line; empty if it has none. */
export const headerOf = (source: string, name: string): string => parsePart(source).find(name).trim();

/** Decodes a message in plain text, with line feeds and without soft line breaks. Attachments are left out. */
export function readMail(source: string): ReadMail {
  const message = parsePart(source);
  const { find, body } = firstPart(message);
  if (!find('content-type').startsWith('text/plain')) throw new Error('a message of another type');
  const decode: Record<string, (text: string) => Buffer> = {
    '7bit': (text) => Buffer.from(text),
    base64: (text) => Buffer.from(text, 'base64'),
    'quoted-printable': quotedPrintable,
  };
  const decoded = decode[find('content-transfer-encoding').toLowerCase()]?.(body);
  if (!decoded) throw new Error('a message of another encoding');
  return { subject: decodeWords(message.find('subject')), text: decoded.toString().replaceAll('\r\n', '\n') };
}
