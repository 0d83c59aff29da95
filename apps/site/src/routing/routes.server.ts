import type { Loader } from '#src/content/loading.ts';
import { loadDesign } from '#src/design/pages/design/loader.server.ts';
import { loadDesignArticle } from '#src/design/pages/design-article/loader.server.ts';
import { loadDesignSidebar } from '#src/design/pages/design-sidebar/loader.server.ts';
import { loadAboutUs } from '#src/pages/about-us/loader.server.ts';
import { loadAccessibility } from '#src/pages/accessibility/loader.server.ts';
import { loadBlogArticle } from '#src/pages/blog-article/loader.server.ts';
import { loadBlogs } from '#src/pages/blogs/loader.server.ts';
import { loadBlogsAll } from '#src/pages/blogs-all/loader.server.ts';
import { loadBranch } from '#src/pages/branch/loader.server.ts';
import { loadBranches } from '#src/pages/branches/loader.server.ts';
import { loadBusinessConsultation } from '#src/pages/business-consultation/loader.server.ts';
import { loadCalculatorDeposit } from '#src/pages/calculator-deposit/loader.server.ts';
import { loadCalculatorLoan } from '#src/pages/calculator-loan/loader.server.ts';
import { loadCalculatorSavings } from '#src/pages/calculator-savings/loader.server.ts';
import { loadCareer } from '#src/pages/career/loader.server.ts';
import { loadCareers } from '#src/pages/careers/loader.server.ts';
import { loadCmsPage } from '#src/pages/cms-page/loader.server.ts';
import { loadComingSoon } from '#src/pages/coming-soon/loader.server.ts';
import { loadComplaint } from '#src/pages/complaint/loader.server.ts';
import { loadContactUs } from '#src/pages/contact-us/loader.server.ts';
import { loadDepositGuaranteeRates } from '#src/pages/deposit-guarantee-rates/loader.server.ts';
import { loadExchangeRate } from '#src/pages/exchange-rate/loader.server.ts';
import { loadFinancialStatements } from '#src/pages/financial-statements/loader.server.ts';
import { loadGovernance } from '#src/pages/governance/loader.server.ts';
import { loadGovernancePage } from '#src/pages/governance-page/loader.server.ts';
import { loadGuide } from '#src/pages/guide/loader.server.ts';
import { loadGuideGroup } from '#src/pages/guide-group/loader.server.ts';
import { loadGuides } from '#src/pages/guides/loader.server.ts';
import { loadHome } from '#src/pages/home/loader.server.ts';
import { loadLiteracy } from '#src/pages/literacy/loader.server.ts';
import { loadLiteracyArticle } from '#src/pages/literacy-article/loader.server.ts';
import { loadLiteracyPlain } from '#src/pages/literacy-plain/loader.server.ts';
import { loadMaintenance } from '#src/pages/maintenance/loader.server.ts';
import { loadNab } from '#src/pages/nab/loader.server.ts';
import { loadNews } from '#src/pages/news/loader.server.ts';
import { loadNewsArticle } from '#src/pages/news-article/loader.server.ts';
import { loadNewsMobile } from '#src/pages/news-mobile/loader.server.ts';
import { loadNewsMobileArticle } from '#src/pages/news-mobile-article/loader.server.ts';
import { loadPrimeLendingRates } from '#src/pages/prime-lending-rates/loader.server.ts';
import { loadPrivacyNotice } from '#src/pages/privacy-notice/loader.server.ts';
import { loadPromo } from '#src/pages/promo/loader.server.ts';
import { loadPromotion } from '#src/pages/promotion/loader.server.ts';
import { loadQuestions } from '#src/pages/questions/loader.server.ts';
import { loadQuestionsMobile } from '#src/pages/questions-mobile/loader.server.ts';
import { loadRegisterProduct } from '#src/pages/register-product/loader.server.ts';
import { searchAmong } from '#src/pages/search/loader.server.ts';
import { mapOf } from '#src/pages/sitemap/loader.server.ts';
import { loadSupplyChain } from '#src/pages/supply-chain/loader.server.ts';
import { listedPaths, type PageId } from './routes.ts';

/** What each page shows. A page without its loader does not compile. */
export const loaders = {
  home: loadHome,
  news: loadNews,
  newsArticle: loadNewsArticle,
  newsMobile: loadNewsMobile,
  newsMobileArticle: loadNewsMobileArticle,
  blogs: loadBlogs,
  blogsAll: loadBlogsAll,
  blogArticle: loadBlogArticle,
  promo: loadPromo,
  promotion: loadPromotion,
  branches: loadBranches,
  branch: loadBranch,
  careers: loadCareers,
  career: loadCareer,
  questions: loadQuestions,
  questionsMobile: loadQuestionsMobile,
  aboutUs: loadAboutUs,
  financialStatements: loadFinancialStatements,
  primeLendingRates: loadPrimeLendingRates,
  depositGuaranteeRates: loadDepositGuaranteeRates,
  complaint: loadComplaint,
  contactUs: loadContactUs,
  businessConsultation: loadBusinessConsultation,
  registerProduct: loadRegisterProduct,
  supplyChain: loadSupplyChain,
  search: searchAmong(listedPaths()),
  guides: loadGuides,
  guideGroup: loadGuideGroup,
  guide: loadGuide,
  governance: loadGovernance,
  governancePage: loadGovernancePage,
  literacy: loadLiteracy,
  literacyArticle: loadLiteracyArticle,
  literacyPlain: loadLiteracyPlain,
  privacyNotice: loadPrivacyNotice,
  accessibility: loadAccessibility,
  sitemap: mapOf(listedPaths()),
  calculatorLoan: loadCalculatorLoan,
  calculatorSavings: loadCalculatorSavings,
  calculatorDeposit: loadCalculatorDeposit,
  exchangeRate: loadExchangeRate,
  nab: loadNab,
  cmsPage: loadCmsPage,
  comingSoon: loadComingSoon,
  maintenance: loadMaintenance,
  design: loadDesign,
  designSidebar: loadDesignSidebar,
  designArticle: loadDesignArticle,
} as const satisfies Record<PageId, Loader<unknown>>;
