import type { Messages } from '../id/index.ts';
import type { Translation } from '../translation.ts';
import { about } from './about.ts';
import { article } from './article.ts';
import { blogs } from './blogs.ts';
import { branchSearch } from './branch-search.ts';
import { branches } from './branches.ts';
import { businessConsultation } from './business-consultation.ts';
import { calculators } from './calculators.ts';
import { careers } from './careers.ts';
import { chart } from './chart.ts';
import { complaint } from './complaint.ts';
import { contact } from './contact.ts';
import { exchangeRate } from './exchange-rate.ts';
import { figures } from './figures.ts';
import { form } from './form.ts';
import { funds } from './funds.ts';
import { governance } from './governance.ts';
import { guides } from './guides.ts';
import { home } from './home.ts';
import { legalNotice } from './legal-notice.ts';
import { literacy } from './literacy.ts';
import { nab } from './nab.ts';
import { news } from './news.ts';
import { outcomes } from './outcomes.ts';
import { pagination } from './pagination.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { publishedRates } from './published-rates.ts';
import { questions } from './questions.ts';
import { rates } from './rates.ts';
import { reference } from './reference.ts';
import { registerProduct } from './register-product.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import * as shared from './shared.ts';
import { sitemap } from './sitemap.ts';
import { supplyChain } from './supply-chain.ts';

export const messages = {
  ...shared,
  article,
  reports,
  publishedRates,
  complaint,
  about,
  blogs,
  branchSearch,
  branches,
  careers,
  chart,
  businessConsultation,
  calculators,
  contact,
  exchangeRate,
  figures,
  form,
  funds,
  governance,
  guides,
  home,
  legalNotice,
  literacy,
  nab,
  news,
  outcomes,
  pagination,
  promotions,
  questions,
  products,
  rates,
  reference,
  registerProduct,
  search,
  sitemap,
  supplyChain,
} satisfies Translation<Messages>;
