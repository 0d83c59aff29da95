import {
  type CalculatorsContent,
  LANGUAGES,
  type Locale,
  productTypes,
  SLUG_PATTERN,
} from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';
import { entriesAroundCurrent, MAX_ENTRIES } from '#src/components/sidebar-list/entries-around-current.ts';
import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import type { Item, ListedItem } from '#src/content/items.ts';
import type { Loader, LoaderInput } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import {
  appDownloadFor,
  calculatorFor,
  calculatorKindsIn,
  loadCalculatorBasis,
  resolveBlocks,
} from '#src/features/blocks/resolve-blocks.server.ts';
import { structuredFaq } from '#src/features/blocks/structured-faq.server.ts';
import type { CmsPageData } from '#src/features/cms-pages/cms-page-data.ts';
import type { ProductPageData } from '#src/features/products/product-data.ts';
import { calculatorLead, productInterest } from '#src/features/products/product-interest.server.ts';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { structuredProduct } from '#src/features/products/structured-product.server.ts';
import { runningPromotionFinder } from '#src/features/promotions/promotion-of-product.server.ts';
import { depositGuarantee } from '#src/features/rates/published/guarantee.server.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { translatorOf } from '#src/i18n/use-translations.ts';

export type CmsRouteData = ProductPageData | CmsPageData;

const OTHER_PRODUCTS = 3;

/** Pages and products share one URL pattern; the back office prevents collisions. */
export const load: Loader<CmsRouteData> = async (input) => {
  const { type = '', subType = '' } = input.parameters;
  if (!(SLUG_PATTERN.test(type) && SLUG_PATTERN.test(subType))) throw notFound(input.pathname);
  const slug = `${type}/${subType}`;
  const shown = (await productAt(input, type, slug)) ?? (await pageAt(input, type, slug));
  if (!shown) throw notFound(input.pathname);
  return shown;
};

async function productAt(
  { content, locale, previewToken }: LoaderInput,
  type: string,
  slug: string,
): Promise<CmsRouteData | null> {
  if (!productTypes.some((candidate) => candidate === type)) return null;
  const product = await content.item('products', locale, slug, previewToken);
  if (!product) return null;
  const { blocks, calculator: preset, ...rest } = product;
  const kinds = [...(preset ? [preset.kind] : []), ...calculatorKindsIn(blocks)];
  const [products, promotionOf, basis, download, guarantee] = await Promise.all([
    content.allItems('products', locale),
    runningPromotionFinder(content, locale),
    loadCalculatorBasis(content, locale, kinds),
    appDownloadFor(content, locale, blocks),
    product.type === 'simpanan' ? depositGuarantee(content, locale) : null,
  ]);
  const { tiers, title: name, language } = product;
  const promotion = promotionOf(product);
  const calculator = preset && basis ? calculatorFor(preset, basis, { slug, name, language, tiers }) : null;
  const resolved = resolveBlocks(blocks, basis, download, preset ? [preset.kind] : []);
  const action = actionOf(product);
  const registerUrl = registerUrlOf(slug);
  const others = products.filter((candidate) => candidate.slug !== slug);
  return {
    kind: 'product',
    product: { ...rest, action },
    structured: structuredProduct(product, calculator),
    promotion,
    registerUrl: product.isInForms && action?.url !== registerUrl ? registerUrl : null,
    calculator,
    calculatorLead: calculatorLead(product, calculator, guarantee, promotion, locale),
    interest: productInterest(product, calculator, guarantee, locale),
    guarantee: guarantee && {
      ...guarantee,
      isExceeded: highestPercent(product, basis?.settings ?? null) > guarantee.percent,
    },
    blocks: resolved,
    faq: structuredFaq(resolved),
    // Products of the same type first.
    others: [
      ...others.filter((candidate) => candidate.type === type),
      ...others.filter((candidate) => candidate.type !== type),
    ]
      .slice(0, OTHER_PRODUCTS)
      .map(({ slug, language, title, tagline, type, cover }) => ({
        slug,
        language,
        title,
        tagline,
        type,
        cover,
      })),
    isPreview: previewToken !== undefined,
  };
}

const registerUrlOf = (slug: string) => registerQuery.url({ product: slug });

/** The page's call to action; the registration form gets the product as a parameter. */
function actionOf({ action, isInForms, slug }: Item<'products'>) {
  const isRegistration = isInForms && action?.url === registerQuery.path;
  return isRegistration ? { ...action, url: registerUrlOf(slug) } : action;
}

/** Highest deposit interest, percent per annum; rates by term are in the calculator settings. */
function highestPercent(
  { calculator, tiers }: Pick<Item<'products'>, 'calculator' | 'tiers'>,
  settings: CalculatorsContent | null,
): number {
  const terms = calculator?.kind === 'time-deposit' ? (settings?.timeDeposit.terms ?? []) : [];
  const own = calculator?.kind === 'savings-goal' ? (calculator.annualRatePercent ?? 0) : 0;
  return Math.max(own, ...[...tiers, ...terms].map(({ annualRatePercent }) => annualRatePercent));
}

async function pageAt(
  { content, locale, previewToken }: LoaderInput,
  type: string,
  slug: string,
): Promise<CmsRouteData | null> {
  const page = await content.item('pages', locale, slug, previewToken);
  if (!page) return null;
  const { blocks, ...rest } = page;
  const [siblings, basis, download] = await Promise.all([
    page.layout === 'with-sidebar' ? content.allItems('pages', locale, { where: { type } }) : null,
    loadCalculatorBasis(content, locale, calculatorKindsIn(blocks)),
    appDownloadFor(content, locale, blocks),
  ]);
  const resolved = resolveBlocks(blocks, basis, download);
  return {
    kind: 'page',
    page: rest,
    blocks: resolved,
    faq: structuredFaq(resolved),
    isPreview: previewToken !== undefined,
    ...(siblings && siblings.length > 1 && { sidebar: sidebarList(siblings, slug, locale) }),
  };
}

/** Sidebar with the pages of one type around the current slug, and a link to all if there are more. */
function sidebarList(pages: readonly ListedItem<'pages'>[], slug: string, locale: Locale): SidebarData {
  const t = translatorOf(LANGUAGES[locale].format, messagesOf(locale), 'pageSidebar');
  const namedTypes = ['layanan', 'informasi', 'about-us'] as const;
  const type = namedTypes.find((candidate) => slug.startsWith(`${candidate}/`));
  const entries = pages.map((page) => ({ text: page.title, url: `/${page.slug}`, lang: languageOf(page) }));
  return {
    title: type ? t(`pageTypes.${type}`) : t('otherPages'),
    groups: [
      { items: entriesAroundCurrent(entries, `/${slug}`) },
      ...(entries.length > MAX_ENTRIES ? [{ items: [{ text: t('allPages'), url: '/sitemap' }] }] : []),
    ],
  };
}
