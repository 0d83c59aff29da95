import { posix } from 'node:path';

const TAG = /<(script|link)\b([^>]*)>/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** `import"./x.js"`, `import{a}from"./x.js"`, `export{a}from"./x.js"`; not `import("./x.js")`, which loads later. */
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g;

/**
 * The URLs of all scripts that a page loads at first: those in the document (scripts, module preloads, and `data-code`
 * and `data-worker`, which are fetched after the first paint) and their static imports, transitively.
 */
export async function listScripts(
  html: string,
  readScript: (path: string) => string | Promise<string>,
): Promise<string[]> {
  const scripts = new Set<string>();
  const queue = listNamedScripts(html);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (scripts.has(path)) continue;
    scripts.add(path);
    const code = await readScript(path);
    for (const [, specifier = ''] of code.matchAll(STATIC_IMPORT)) {
      queue.push(posix.resolve(posix.dirname(path), specifier));
    }
  }
  return [...scripts].sort();
}

function listNamedScripts(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, tag = '', text = '']) => {
    const attributes = readAttributes(text);
    const addresses =
      tag.toLowerCase() === 'script'
        ? [
            attributes.get('src'),
            attributes.get('data-worker'),
            ...(attributes.get('data-code')?.split(' ') ?? []),
          ]
        : [attributes.get('rel') === 'modulepreload' && attributes.get('href')];
    return addresses.flatMap((address) =>
      address ? [new URL(address, 'http://site.invalid').pathname] : [],
    );
  });
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}
