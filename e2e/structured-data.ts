type Data = { [key: string]: unknown };

/** Required properties of each schema.org type that the site uses. Nested types are checked inside their parent. */
const REQUIRED: Record<string, readonly string[]> = {
  BankOrCreditUnion: ['name', 'url', 'address', 'telephone'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher'],
  BlogPosting: ['headline', 'datePublished', 'author', 'publisher'],
  Article: ['headline', 'datePublished', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'validThrough'],
  ExchangeRateSpecification: ['currency', 'currentExchangeRate'],
  InvestmentFund: ['name'],
  Offer: ['name'],
  FinancialProduct: ['name'],
  LoanOrCredit: ['name'],
  BankAccount: ['name'],
  DepositAccount: ['name'],
  InvestmentOrDeposit: ['name', 'provider'],
  Organization: ['name'],
  Person: ['name'],
  BankBranch: ['name'],
  AutomatedTeller: ['name', 'address'],
  HowTo: ['name', 'step'],
};

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(problemsIn);
  if (!isData(value)) return [];
  const type = String(value['@type'] ?? '');
  // A reference by @id needs no properties.
  const isReference = Object.keys(value).every((key) => key.startsWith('@'));
  const missing = isReference
    ? []
    : (REQUIRED[type] ?? []).filter((key) => {
        const content = value[key];
        return (
          content === undefined ||
          content === null ||
          content === '' ||
          (Array.isArray(content) && content.length === 0)
        );
      });
  return [
    ...missing.map((key) => `its ${type} says nothing of ${key}`),
    ...Object.values(value).flatMap(problemsIn),
  ];
}

/** Checks the structured data of a document. @returns the problems. */
export function structuredDataProblems(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, text = '']) => {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      return ['it has data for search engines that is no JSON'];
    }
    if (!isData(data) || data['@context'] !== 'https://schema.org') return ['it has data without a context'];
    const graph: unknown[] = Array.isArray(data['@graph']) ? data['@graph'] : [data];
    const unknown = graph
      .map((one) => (isData(one) ? String(one['@type']) : ''))
      .filter((type) => !(type in REQUIRED));
    return [
      ...unknown.map((type) => `it has structured data of an unknown type: ${type}`),
      ...graph.flatMap(problemsIn),
    ];
  });
}
