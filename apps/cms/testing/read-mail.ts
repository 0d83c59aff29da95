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

/** Decodes a message of one part in plain text, with line feeds and without soft line breaks. */
export function readMail(message: string): ReadMail {
  const end = message.indexOf('\n\n');
  const headers = message.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const find = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  if (!find('content-type').startsWith('text/plain')) throw new Error('a message of another type');
  const body = message.slice(end + 2);
  const decode: Record<string, (text: string) => Buffer> = {
    '7bit': (text) => Buffer.from(text),
    base64: (text) => Buffer.from(text, 'base64'),
    'quoted-printable': quotedPrintable,
  };
  const decoded = decode[find('content-transfer-encoding').toLowerCase()]?.(body);
  if (!decoded) throw new Error('a message of another encoding');
  return { subject: decodeWords(find('subject')), text: decoded.toString().replaceAll('\r\n', '\n') };
}
