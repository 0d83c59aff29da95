import { decodeEntities, valuesOf } from './links.ts';
import { structuredDataProblems } from './structured-data.ts';

/** What a document says of itself to machines, and what it shows first. */
export type DocumentFacts = {
  title: string;
  headings: string[];
  canonical: string | undefined;
  isIndexed: boolean;
  /** Language to address, `x-default` among them. */
  languages: Map<string, string>;
  lang: string | undefined;
  description: string | undefined;
};

export function factsOf(html: string): DocumentFacts {
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

/** What is wrong with a document, apart from its grammar: what machines are told, and that it has one heading. */
export function documentProblems(html: string, address: string): string[] {
  const { pathname } = new URL(address);
  const facts = factsOf(html);
  const isEnglish = /^\/en(\/|$)/.test(pathname);
  const problems: string[] = [];
  const expect = (isGood: boolean, problem: string) => void (isGood || problems.push(problem));

  expect(facts.title.trim().length > 3, 'it has no title');
  expect(facts.headings.length === 1, `it has ${facts.headings.length} headings of the first level`);
  expect(facts.headings[0] !== '', 'its heading is empty');
  expect(facts.lang === (isEnglish ? 'en-US' : 'id-ID'), `its language is ${facts.lang}`);
  if (facts.isIndexed) {
    expect((facts.description ?? '').length > 20, 'it has no description');
    expect(facts.canonical !== undefined, 'it has no canonical address');
    expect(facts.languages.has('x-default'), 'it names no default language');
    expect(
      [...facts.languages.values()].includes(facts.canonical ?? ''),
      'its canonical address is none of its languages',
    );
  } else {
    expect(facts.languages.size === 0, 'it is not to be found, but names its languages');
  }
  return [...problems, ...structuredDataProblems(html)];
}
