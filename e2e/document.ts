import { decodeEntities, valuesOf } from './links.ts';
import { structuredDataProblems } from './structured-data.ts';

/** Metadata of a document, and its headings. */
type DocumentMetadata = {
  title: string;
  mainHeadings: string[];
  /** The levels of all headings, in order. */
  levels: number[];
  canonical: string | undefined;
  isIndexed: boolean;
  /** Alternate URLs by language, including `x-default`. */
  alternates: Map<string, string>;
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
    mainHeadings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gis)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, '').trim(),
    ),
    levels: [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level)),
    canonical: hrefOf(links.find((tag) => tag.includes('rel="canonical"'))),
    isIndexed: !/<meta name="robots" content="noindex"/.test(html),
    alternates: new Map(
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
  function check(isCorrect: boolean, problem: string): void {
    if (!isCorrect) problems.push(problem);
  }

  check(metadata.title.trim().length > 3, 'it has no title');
  check(
    metadata.mainHeadings.length === 1,
    `it has ${metadata.mainHeadings.length} headings of the first level`,
  );
  check(metadata.mainHeadings[0] !== '', 'its heading is empty');
  for (const [index, level] of metadata.levels.entries()) {
    const before = metadata.levels[index - 1] ?? level;
    check(level <= before + 1, `heading ${index + 1} is of level ${level}, after one of level ${before}`);
  }
  check(metadata.lang === (isEnglish ? 'en-US' : 'id-ID'), `its language is ${metadata.lang}`);
  check(/ \| ./.test(metadata.title), `its title ${metadata.title} does not name the page and the bank`);
  if (metadata.isIndexed) {
    check(metadata.image?.startsWith(new URL(address).origin) === true, 'it has no picture for shared links');
    check((metadata.description ?? '').length > 20, 'it has no description');
    check(metadata.canonical !== undefined, 'it has no canonical address');
    check(metadata.alternates.has('x-default'), 'it has no x-default alternate');
    check(
      [...metadata.alternates.values()].includes(metadata.canonical ?? ''),
      'its canonical address is none of its languages',
    );
  } else {
    check(metadata.alternates.size === 0, 'it is noindex, but has alternates');
  }
  return [...problems, ...structuredDataProblems(html)];
}
