import * as migration_20261124_005231_initial from './20261124_005231_initial.ts';
import * as migration_20261125_232952_add_text_dates_and_example_rates from './20261125_232952_add_text_dates_and_example_rates.ts';

export const migrations = [
  {
    up: migration_20261124_005231_initial.up,
    down: migration_20261124_005231_initial.down,
    name: '20261124_005231_initial',
  },
  {
    up: migration_20261125_232952_add_text_dates_and_example_rates.up,
    down: migration_20261125_232952_add_text_dates_and_example_rates.down,
    name: '20261125_232952_add_text_dates_and_example_rates'
  },
];
