import { inflateSync } from 'node:zlib';

/** What a test reads of a PDF as pdfkit writes it: objects in plain text, only their streams compressed. */
export type ReadPdf = { objects: Map<number, string>; catalog: string; pages: string[] };

/** An element of the structure tree. */
export type Element = { type: string; dictionary: string; children: Element[] };

const reference = (dictionary: string, name: string) =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? 0);

/** Reads the objects of a file, and the drawing of each page. */
export function readPdf(file: Buffer): ReadPdf {
  const text = file.toString('latin1');
  const objects = new Map<number, string>();
  const streams = new Map<number, string>();
  for (const { 1: id = '', 2: body = '' } of text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', stream] = body.split('\nstream\n');
    objects.set(Number(id), dictionary);
    if (stream && dictionary.includes('FlateDecode')) {
      const bytes = Buffer.from(stream.slice(0, stream.lastIndexOf('\nendstream')), 'latin1');
      streams.set(Number(id), inflateSync(bytes).toString('latin1'));
    }
  }
  const all = [...objects.values()];
  const isOf = (type: string) => (dictionary: string) => dictionary.includes(`/Type /${type}\n`);
  return {
    objects,
    catalog: all.find(isOf('Catalog')) ?? '',
    pages: all.filter(isOf('Page')).map((page) => streams.get(reference(page, 'Contents')) ?? ''),
  };
}

/** The structure tree of a file, from its root element. */
export function structureOf({ catalog, objects }: ReadPdf): Element {
  const elementOf = (id: number): Element => {
    const dictionary = objects.get(id) ?? '';
    const kids = /\/K \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '';
    return {
      type: /\/S \/(\w+)/.exec(dictionary)?.[1] ?? '',
      dictionary,
      children: [...kids.matchAll(/(\d+) 0 R(?! *\n?\/MCID)/g)]
        .map(([, child]) => Number(child))
        .filter((child) => objects.get(child)?.includes('/S /'))
        .map(elementOf),
    };
  };
  const root = objects.get(reference(catalog, 'StructTreeRoot')) ?? '';
  return elementOf(Number(/\/K \[(\d+) 0 R\]/.exec(root)?.[1] ?? 0));
}

/** All elements below one, in the order of reading. */
export const elementsOf = (element: Element): Element[] => [element, ...element.children.flatMap(elementsOf)];
