import * as migration_20261124_005231_initial from './20261124_005231_initial.ts';
import * as migration_20261125_225619_record_file_openings from './20261125_225619_record_file_openings.ts';
import * as migration_20261126_003605_add_facts_search_words_text_dates from './20261126_003605_add_facts_search_words_text_dates.ts';
import * as migration_20261126_142245_index_searched_fields_of_cases from './20261126_142245_index_searched_fields_of_cases.ts';
import * as migration_20261126_185516_add_search_text_of_cases from './20261126_185516_add_search_text_of_cases.ts';
import * as migration_20261127_001740_promised_working_days from './20261127_001740_promised_working_days.ts';
import * as migration_20261127_075243_calculator_tax_facts from './20261127_075243_calculator_tax_facts.ts';
import * as migration_20261128_011000_rename_values_of_last_save from './20261128_011000_rename_values_of_last_save.ts';
import * as migration_20261128_043927_rename_calculator_limits from './20261128_043927_rename_calculator_limits.ts';
import * as migration_20261128_051500_search_phone_numbers_of_cases from './20261128_051500_search_phone_numbers_of_cases.ts';
import * as migration_20261129_060109_november_additions from './20261129_060109_november_additions.ts';
import * as migration_20261129_090254_data_breaches from './20261129_090254_data_breaches.ts';
import * as migration_20261129_091253_add_rates_by_term from './20261129_091253_add_rates_by_term.ts';
import * as migration_20261129_130719_queue_account_mails from './20261129_130719_queue_account_mails.ts';
import * as migration_20261129_132015_rename_tag_version from './20261129_132015_rename_tag_version.ts';
import * as migration_20261129_132300_name_digest_of_schedules from './20261129_132300_name_digest_of_schedules.ts';
import * as migration_20261129_133004_synonyms_as_collection from './20261129_133004_synonyms_as_collection.ts';

export const migrations = [
  {
    up: migration_20261124_005231_initial.up,
    down: migration_20261124_005231_initial.down,
    name: '20261124_005231_initial',
  },
  {
    up: migration_20261125_225619_record_file_openings.up,
    down: migration_20261125_225619_record_file_openings.down,
    name: '20261125_225619_record_file_openings',
  },
  {
    up: migration_20261126_003605_add_facts_search_words_text_dates.up,
    down: migration_20261126_003605_add_facts_search_words_text_dates.down,
    name: '20261126_003605_add_facts_search_words_text_dates',
  },
  {
    up: migration_20261126_142245_index_searched_fields_of_cases.up,
    down: migration_20261126_142245_index_searched_fields_of_cases.down,
    name: '20261126_142245_index_searched_fields_of_cases',
  },
  {
    up: migration_20261126_185516_add_search_text_of_cases.up,
    down: migration_20261126_185516_add_search_text_of_cases.down,
    name: '20261126_185516_add_search_text_of_cases',
  },
  {
    up: migration_20261127_001740_promised_working_days.up,
    down: migration_20261127_001740_promised_working_days.down,
    name: '20261127_001740_promised_working_days',
  },
  {
    up: migration_20261127_075243_calculator_tax_facts.up,
    down: migration_20261127_075243_calculator_tax_facts.down,
    name: '20261127_075243_calculator_tax_facts',
  },
  {
    up: migration_20261128_011000_rename_values_of_last_save.up,
    down: migration_20261128_011000_rename_values_of_last_save.down,
    name: '20261128_011000_rename_values_of_last_save',
  },
  {
    up: migration_20261128_043927_rename_calculator_limits.up,
    down: migration_20261128_043927_rename_calculator_limits.down,
    name: '20261128_043927_rename_calculator_limits',
  },
  {
    up: migration_20261128_051500_search_phone_numbers_of_cases.up,
    down: migration_20261128_051500_search_phone_numbers_of_cases.down,
    name: '20261128_051500_search_phone_numbers_of_cases',
  },
  {
    up: migration_20261129_060109_november_additions.up,
    down: migration_20261129_060109_november_additions.down,
    name: '20261129_060109_november_additions',
  },
  {
    up: migration_20261129_090254_data_breaches.up,
    down: migration_20261129_090254_data_breaches.down,
    name: '20261129_090254_data_breaches',
  },
  {
    up: migration_20261129_091253_add_rates_by_term.up,
    down: migration_20261129_091253_add_rates_by_term.down,
    name: '20261129_091253_add_rates_by_term',
  },
  {
    up: migration_20261129_130719_queue_account_mails.up,
    down: migration_20261129_130719_queue_account_mails.down,
    name: '20261129_130719_queue_account_mails',
  },
  {
    up: migration_20261129_132015_rename_tag_version.up,
    down: migration_20261129_132015_rename_tag_version.down,
    name: '20261129_132015_rename_tag_version',
  },
  {
    up: migration_20261129_132300_name_digest_of_schedules.up,
    down: migration_20261129_132300_name_digest_of_schedules.down,
    name: '20261129_132300_name_digest_of_schedules',
  },
  {
    up: migration_20261129_133004_synonyms_as_collection.up,
    down: migration_20261129_133004_synonyms_as_collection.down,
    name: '20261129_133004_synonyms_as_collection'
  },
];
