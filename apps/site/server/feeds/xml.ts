const ESCAPES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Signs that XML 1.0 does not know, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return text.replaceAll(IMPOSSIBLE, '').replaceAll(/[<>&"']/g, (sign) => ESCAPES[sign] ?? sign);
}

type Attributes = Record<string, string>;

/** An element of XML. Texts and attributes are escaped; `children` are elements already. */
export function element(
  name: string,
  content: string | readonly string[],
  attributes: Attributes = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('\n');
  return inner ? `<${name}${written.join('')}>${inner}</${name}>` : `<${name}${written.join('')}/>`;
}

/** A document of one root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
