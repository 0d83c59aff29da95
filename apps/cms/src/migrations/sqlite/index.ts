import * as migration_20261121_003552_foundation from './20261121_003552_foundation.ts';
import * as migration_20261121_033407_shell from './20261121_033407_shell.ts';
import * as migration_20261121_070829_market from './20261121_070829_market.ts';
import * as migration_20261121_072529_market_sheet_seen from './20261121_072529_market_sheet_seen.ts';
import * as migration_20261121_101858_home_loan_figures from './20261121_101858_home_loan_figures.ts';
import * as migration_20261121_104027_withdrawn_quotes from './20261121_104027_withdrawn_quotes.ts';
import * as migration_20261121_133054_items_care from './20261121_133054_items_care.ts';
import * as migration_20261121_133703_documents from './20261121_133703_documents.ts';
import * as migration_20261121_134015_add_popular_searches from './20261121_134015_add_popular_searches.ts';
import * as migration_20261121_134302_add_guides_governance_literacy_and_notices from './20261121_134302_add_guides_governance_literacy_and_notices.ts';
import * as migration_20261121_134520_add_blog from './20261121_134520_add_blog.ts';
import * as migration_20261121_134643_social_images from './20261121_134643_social_images.ts';
import * as migration_20261121_134813_add_branches_questions_positions_promotions from './20261121_134813_add_branches_questions_positions_promotions.ts';
import * as migration_20261121_135108_add_documents_of_governance from './20261121_135108_add_documents_of_governance.ts';
import * as migration_20261121_135252_products_and_pages from './20261121_135252_products_and_pages.ts';
import * as migration_20261121_135319_company_reports_and_rates from './20261121_135319_company_reports_and_rates.ts';
import * as migration_20261121_135649_order_home_sections from './20261121_135649_order_home_sections.ts';
import * as migration_20261121_140000_market_pull_author from './20261121_140000_market_pull_author.ts';
import * as migration_20261121_141049_choose_home_products from './20261121_141049_choose_home_products.ts';
import * as migration_20261121_141642_languages_of_items from './20261121_141642_languages_of_items.ts';
import * as migration_20261121_143035_index_of_shown_items from './20261121_143035_index_of_shown_items.ts';
import * as migration_20261121_174124_add_first_publication_of_reports from './20261121_174124_add_first_publication_of_reports.ts';
import * as migration_20261122_003645_last_public_address from './20261122_003645_last_public_address.ts';
import * as migration_20261122_004119_special_day_reasons from './20261122_004119_special_day_reasons.ts';
import * as migration_20261122_005059_quoted_rate_types from './20261122_005059_quoted_rate_types.ts';

export const migrations = [
  {
    up: migration_20261121_003552_foundation.up,
    down: migration_20261121_003552_foundation.down,
    name: '20261121_003552_foundation',
  },
  {
    up: migration_20261121_033407_shell.up,
    down: migration_20261121_033407_shell.down,
    name: '20261121_033407_shell',
  },
  {
    up: migration_20261121_070829_market.up,
    down: migration_20261121_070829_market.down,
    name: '20261121_070829_market',
  },
  {
    up: migration_20261121_072529_market_sheet_seen.up,
    down: migration_20261121_072529_market_sheet_seen.down,
    name: '20261121_072529_market_sheet_seen',
  },
  {
    up: migration_20261121_101858_home_loan_figures.up,
    down: migration_20261121_101858_home_loan_figures.down,
    name: '20261121_101858_home_loan_figures',
  },
  {
    up: migration_20261121_104027_withdrawn_quotes.up,
    down: migration_20261121_104027_withdrawn_quotes.down,
    name: '20261121_104027_withdrawn_quotes',
  },
  {
    up: migration_20261121_133054_items_care.up,
    down: migration_20261121_133054_items_care.down,
    name: '20261121_133054_items_care',
  },
  {
    up: migration_20261121_133703_documents.up,
    down: migration_20261121_133703_documents.down,
    name: '20261121_133703_documents',
  },
  {
    up: migration_20261121_134015_add_popular_searches.up,
    down: migration_20261121_134015_add_popular_searches.down,
    name: '20261121_134015_add_popular_searches',
  },
  {
    up: migration_20261121_134302_add_guides_governance_literacy_and_notices.up,
    down: migration_20261121_134302_add_guides_governance_literacy_and_notices.down,
    name: '20261121_134302_add_guides_governance_literacy_and_notices',
  },
  {
    up: migration_20261121_134520_add_blog.up,
    down: migration_20261121_134520_add_blog.down,
    name: '20261121_134520_add_blog',
  },
  {
    up: migration_20261121_134643_social_images.up,
    down: migration_20261121_134643_social_images.down,
    name: '20261121_134643_social_images',
  },
  {
    up: migration_20261121_134813_add_branches_questions_positions_promotions.up,
    down: migration_20261121_134813_add_branches_questions_positions_promotions.down,
    name: '20261121_134813_add_branches_questions_positions_promotions',
  },
  {
    up: migration_20261121_135108_add_documents_of_governance.up,
    down: migration_20261121_135108_add_documents_of_governance.down,
    name: '20261121_135108_add_documents_of_governance',
  },
  {
    up: migration_20261121_135252_products_and_pages.up,
    down: migration_20261121_135252_products_and_pages.down,
    name: '20261121_135252_products_and_pages',
  },
  {
    up: migration_20261121_135319_company_reports_and_rates.up,
    down: migration_20261121_135319_company_reports_and_rates.down,
    name: '20261121_135319_company_reports_and_rates',
  },
  {
    up: migration_20261121_135649_order_home_sections.up,
    down: migration_20261121_135649_order_home_sections.down,
    name: '20261121_135649_order_home_sections',
  },
  {
    up: migration_20261121_140000_market_pull_author.up,
    down: migration_20261121_140000_market_pull_author.down,
    name: '20261121_140000_market_pull_author',
  },
  {
    up: migration_20261121_141049_choose_home_products.up,
    down: migration_20261121_141049_choose_home_products.down,
    name: '20261121_141049_choose_home_products',
  },
  {
    up: migration_20261121_141642_languages_of_items.up,
    down: migration_20261121_141642_languages_of_items.down,
    name: '20261121_141642_languages_of_items',
  },
  {
    up: migration_20261121_143035_index_of_shown_items.up,
    down: migration_20261121_143035_index_of_shown_items.down,
    name: '20261121_143035_index_of_shown_items',
  },
  {
    up: migration_20261121_174124_add_first_publication_of_reports.up,
    down: migration_20261121_174124_add_first_publication_of_reports.down,
    name: '20261121_174124_add_first_publication_of_reports',
  },
  {
    up: migration_20261122_003645_last_public_address.up,
    down: migration_20261122_003645_last_public_address.down,
    name: '20261122_003645_last_public_address',
  },
  {
    up: migration_20261122_004119_special_day_reasons.up,
    down: migration_20261122_004119_special_day_reasons.down,
    name: '20261122_004119_special_day_reasons',
  },
  {
    up: migration_20261122_005059_quoted_rate_types.up,
    down: migration_20261122_005059_quoted_rate_types.down,
    name: '20261122_005059_quoted_rate_types'
  },
];
