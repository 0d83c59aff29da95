/** References of a document to its own site; URLs are path and query. */
export type References = {
  /** Links. */
  pages: string[];
  /** Subresources: pictures, scripts, styles, fonts. */
  files: string[];
  /** Links with a fragment. */
  anchors: { path: string; id: string }[];
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The values of an attribute of elements with these names (`a|area`). */
export function valuesOf(html: string, elements: string, attribute: string): string[] {
  const pattern = new RegExp(`<(?:${elements})\\b(?:[^>"]|"[^"]*")*?\\s${attribute}="([^"]*)"`, 'gi');
  return [...html.matchAll(pattern)].map(([, value = '']) => decodeEntities(value));
}

/** The addresses in a `srcset`. */
const sourcesIn = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** The files that `<link>` loads; not canonical URLs and alternates. */
function linkedFiles(markup: string): string[] {
  return [...markup.matchAll(/<link\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => /\brel="(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)"/i.test(tag))
    .flatMap((tag) => valuesOf(tag, 'link', 'href'));
}

const addressOf = ({ pathname, search }: URL) => pathname + search;

/** Parses a document without a browser. Script contents are ignored. */
export function referencesOf(html: string, address: string): References {
  const markup = html.replaceAll(/(<script\b[^>]*>).*?<\/script>/gis, '$1</script>');
  const { origin } = new URL(address);
  const within = (values: string[]) =>
    values
      .filter((value) => value !== '' && !/^(?:data|blob|mailto|tel):/i.test(value))
      .map((value) => new URL(value, address))
      .filter((url) => url.origin === origin);
  const links = within(valuesOf(markup, 'a|area', 'href'));
  const files = within([
    ...valuesOf(markup, 'img|script|source|video|audio|iframe', 'src'),
    ...valuesOf(markup, 'video', 'poster'),
    ...valuesOf(markup, 'img|source', 'srcset').flatMap(sourcesIn),
    ...valuesOf(markup, 'use', 'href'),
    ...linkedFiles(markup),
  ]);
  return {
    pages: [...new Set(links.map(addressOf))],
    files: [...new Set(files.map(addressOf))],
    anchors: links
      // `#top` exists in every document.
      .filter(({ hash }) => hash.length > 1 && hash !== '#top')
      .map((url) => ({ path: addressOf(url), id: decodeURIComponent(url.hash.slice(1)) })),
  };
}

/** The ids of a document, as targets of fragments. */
export function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decodeEntities(id)));
}
