import type { PageQuery } from '#src/content/page-query.ts';
import { blogQuery } from '#src/features/articles/blog/blog-query.ts';
import { literacyQuery } from '#src/features/articles/literacy/literacy-query.ts';
import { newsQuery } from '#src/features/articles/news/news-query.ts';
import { branchesQuery } from '#src/features/branches/search/branches-query.ts';
import {
  depositCalculatorQuery,
  loanCalculatorQuery,
  savingsCalculatorQuery,
} from '#src/features/calculators/calculator-queries.ts';
import { careersQuery } from '#src/features/careers/careers-query.ts';
import { complaintQuery } from '#src/features/complaints/complaint-query.ts';
import { nabQuery } from '#src/features/funds/nab/nab-query.ts';
import { governanceQuery } from '#src/features/governance/governance-query.ts';
import { groupQuery, guidesQuery } from '#src/features/guides/guides-query.ts';
import { noticeQueries } from '#src/features/legal-notices/notice-query.ts';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { promotionsQuery } from '#src/features/promotions/promotions-query.ts';
import { questionsQuery } from '#src/features/questions/questions-query.ts';
import { exchangeRateQuery } from '#src/features/rates/exchange/exchange-rate-query.ts';
import { reportsQuery } from '#src/features/reports/reports-query.ts';
import { searchQuery } from '#src/features/search/search-query.ts';
import type { PageId } from './routes.ts';

/**
 * The queries of the pages that have one. Beside the route table, because the browser needs that at once, and queries
 * only with their page.
 */
export const pageQueries: Readonly<Partial<Record<PageId, PageQuery>>> = {
  news: newsQuery,
  newsMobile: newsQuery,
  blogsAll: blogQuery,
  promo: promotionsQuery,
  branches: branchesQuery,
  careers: careersQuery,
  questions: questionsQuery,
  questionsMobile: questionsQuery,
  financialStatements: reportsQuery,
  complaint: complaintQuery,
  registerProduct: registerQuery,
  search: searchQuery,
  guides: guidesQuery,
  guideGroup: groupQuery,
  governance: governanceQuery,
  literacy: literacyQuery,
  privacyNotice: noticeQueries.privacy,
  accessibility: noticeQueries.accessibility,
  calculatorLoan: loanCalculatorQuery,
  calculatorSavings: savingsCalculatorQuery,
  calculatorDeposit: depositCalculatorQuery,
  exchangeRate: exchangeRateQuery,
  nab: nabQuery,
};
