import { decodeEntities, valuesOf } from './links.ts';
import { structuredDataProblems } from './structured-data.ts';

/** Metadata of a document, and its headings. */
type DocumentMetadata = {
  title: string;
  headings: string[];
  /** The levels of all headings, in order. */
  levels: number[];
  canonical: string | undefined;
  isIndexed: boolean;
  /** Alternate URLs by language, including `x-default`. */
  languages: Map<string, string>;
  lang: string | undefined;
  description: string | undefined;
  /** Absolute URL of the picture for shared links. */
  image: string | undefined;
};

export function metadataOf(html: string): DocumentMetadata {
  const links = [...html.matchAll(/<link\b[^>]*>/gi)].map(([tag]) => tag);
  const hrefOf = (tag: string | undefined) => (tag ? valuesOf(tag, 'link', 'href')[0] : undefined);
  return {
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    headings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gis)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, '').trim(),
    ),
    levels: [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level)),
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
    image: /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1],
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
  for (const [index, level] of metadata.levels.entries()) {
    const before = metadata.levels[index - 1] ?? level;
    expect(level <= before + 1, `heading ${index + 1} is of level ${level}, after one of level ${before}`);
  }
  expect(metadata.lang === (isEnglish ? 'en-US' : 'id-ID'), `its language is ${metadata.lang}`);
  expect(/ \| ./.test(metadata.title), `its title ${metadata.title} does not name the page and the bank`);
  if (metadata.isIndexed) {
    expect(
      metadata.image?.startsWith(new URL(address).origin) === true,
      'it has no picture for shared links',
    );
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
