import type { Loader } from './content/loading.ts';
import { loadAboutUs } from './pages/about-us/loader.server.ts';
import { loadAccessibility } from './pages/accessibility/loader.server.ts';
import { loadBlogArticle } from './pages/blog-article/loader.server.ts';
import { loadBlogs } from './pages/blogs/loader.server.ts';
import { loadBlogsAll } from './pages/blogs-all/loader.server.ts';
import { loadBranch } from './pages/branch/loader.server.ts';
import { loadBranches } from './pages/branches/loader.server.ts';
import { loadBusinessConsultation } from './pages/business-consultation/loader.server.ts';
import { loadCalculatorDeposit } from './pages/calculator-deposit/loader.server.ts';
import { loadCalculatorLoan } from './pages/calculator-loan/loader.server.ts';
import { loadCalculatorSavings } from './pages/calculator-savings/loader.server.ts';
import { loadCareer } from './pages/career/loader.server.ts';
import { loadCareers } from './pages/careers/loader.server.ts';
import { loadComingSoon } from './pages/coming-soon/loader.server.ts';
import { loadComplaint } from './pages/complaint/loader.server.ts';
import { loadContactUs } from './pages/contact-us/loader.server.ts';
import { loadDepositGuaranteeRates } from './pages/deposit-guarantee-rates/loader.server.ts';
import { loadDesign } from './pages/design/loader.server.ts';
import { loadDesignArticle } from './pages/design-article/loader.server.ts';
import { loadDesignSidebar } from './pages/design-sidebar/loader.server.ts';
import { loadExchangeRate } from './pages/exchange-rate/loader.server.ts';
import { loadFinancialStatements } from './pages/financial-statements/loader.server.ts';
import { loadGeneric } from './pages/generic/loader.server.ts';
import { loadGovernance } from './pages/governance/loader.server.ts';
import { loadGovernancePage } from './pages/governance-page/loader.server.ts';
import { loadGuide } from './pages/guide/loader.server.ts';
import { loadGuideGroup } from './pages/guide-group/loader.server.ts';
import { loadGuides } from './pages/guides/loader.server.ts';
import { loadHome } from './pages/home/loader.server.ts';
import { loadLiteracy } from './pages/literacy/loader.server.ts';
import { loadLiteracyArticle } from './pages/literacy-article/loader.server.ts';
import { loadLiteracyPlain } from './pages/literacy-plain/loader.server.ts';
import { loadMaintenance } from './pages/maintenance/loader.server.ts';
import { loadNab } from './pages/nab/loader.server.ts';
import { loadNews } from './pages/news/loader.server.ts';
import { loadNewsArticle } from './pages/news-article/loader.server.ts';
import { loadNewsMobile } from './pages/news-mobile/loader.server.ts';
import { loadNewsMobileArticle } from './pages/news-mobile-article/loader.server.ts';
import { loadPrimeLendingRates } from './pages/prime-lending-rates/loader.server.ts';
import { loadPrivacyNotice } from './pages/privacy-notice/loader.server.ts';
import { loadPromo } from './pages/promo/loader.server.ts';
import { loadPromotion } from './pages/promotion/loader.server.ts';
import { loadQuestions } from './pages/questions/loader.server.ts';
import { loadQuestionsMobile } from './pages/questions-mobile/loader.server.ts';
import { loadRegisterProduct } from './pages/register-product/loader.server.ts';
import { searchAmong } from './pages/search/loader.server.ts';
import { mapOf } from './pages/sitemap/loader.server.ts';
import { loadSupplyChain } from './pages/supply-chain/loader.server.ts';
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
  generic: loadGeneric,
  comingSoon: loadComingSoon,
  maintenance: loadMaintenance,
  design: loadDesign,
  designSidebar: loadDesignSidebar,
  designArticle: loadDesignArticle,
} as const satisfies Record<PageId, Loader<unknown>>;
