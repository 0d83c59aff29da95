const ESCAPES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 does not allow, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const INVALID_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return text
    .replaceAll(INVALID_CHARACTERS, '')
    .replaceAll(/[<>&"']/g, (character) => ESCAPES[character] ?? character);
}

type Attributes = Record<string, string>;

/** An XML element. Texts and attributes are escaped; an array holds child elements. */
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
