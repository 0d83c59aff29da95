import { decodeEntities, valuesOf } from './links.ts';
import { structuredDataProblems } from './structured-data.ts';

/** Metadata of a document, and its headings. */
export type DocumentMetadata = {
  title: string;
  headings: string[];
  canonical: string | undefined;
  isIndexed: boolean;
  /** Alternate URLs by language, including `x-default`. */
  languages: Map<string, string>;
  lang: string | undefined;
  description: string | undefined;
};

export function metadataOf(html: string): DocumentMetadata {
  const links = [...html.matchAll(/<link\b[^>]*>/gi)].map(([tag]) => tag);
  const hrefOf = (tag: string | undefined) => (tag ? valuesOf(tag, 'link', 'href')[0] : undefined);
  return {
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    headings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gis)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, '').trim(),
    ),
    canonical: hrefOf(links.find((tag) => tag.includes('rel="canonical"'))),
    isIndexed: !/<meta name="robots" content="noindex"/.test(html),
    languages: new Map(
      links.flatMap((tag) => {
        const language = /hreflang="([^"]*)"/i.exec(tag)?.[1];
        return language ? [[language, hrefOf(tag) ?? '']] : [];
      }),
    ),
    lang: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
  };
}

/** Checks metadata, headings, alternates and structured data of a document. @returns the problems. */
export function documentProblems(html: string, address: string): string[] {
  const { pathname } = new URL(address);
  const metadata = metadataOf(html);
  const isEnglish = /^\/en(\/|$)/.test(pathname);
  const problems: string[] = [];
  const expect = (isGood: boolean, problem: string) => void (isGood || problems.push(problem));

  expect(metadata.title.trim().length > 3, 'it has no title');
  expect(metadata.headings.length === 1, `it has ${metadata.headings.length} headings of the first level`);
  expect(metadata.headings[0] !== '', 'its heading is empty');
  expect(metadata.lang === (isEnglish ? 'en-US' : 'id-ID'), `its language is ${metadata.lang}`);
  if (metadata.isIndexed) {
    expect((metadata.description ?? '').length > 20, 'it has no description');
    expect(metadata.canonical !== undefined, 'it has no canonical address');
    expect(metadata.languages.has('x-default'), 'it has no x-default alternate');
    expect(
      [...metadata.languages.values()].includes(metadata.canonical ?? ''),
      'its canonical address is none of its languages',
    );
  } else {
    expect(metadata.languages.size === 0, 'it is noindex, but has alternates');
  }
  return [...problems, ...structuredDataProblems(html)];
}
