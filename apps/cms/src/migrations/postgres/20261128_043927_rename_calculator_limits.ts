import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "calculators_loans" RENAME COLUMN "principal_least" TO "principal_min";
  ALTER TABLE "calculators_loans" RENAME COLUMN "principal_most" TO "principal_max";
  ALTER TABLE "calculators_loans" RENAME COLUMN "years_least" TO "years_min";
  ALTER TABLE "calculators_loans" RENAME COLUMN "years_most" TO "years_max";
  ALTER TABLE "calculators_loans" RENAME COLUMN "annual_rate_percent_least" TO "annual_rate_percent_min";
  ALTER TABLE "calculators_loans" RENAME COLUMN "annual_rate_percent_most" TO "annual_rate_percent_max";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_target_least" TO "savings_goal_target_min";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_target_most" TO "savings_goal_target_max";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_initial_least" TO "savings_goal_initial_min";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_initial_most" TO "savings_goal_initial_max";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_years_least" TO "savings_goal_years_min";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_years_most" TO "savings_goal_years_max";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_annual_rate_percent_least" TO "savings_goal_annual_rate_percent_min";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_annual_rate_percent_most" TO "savings_goal_annual_rate_percent_max";
  ALTER TABLE "calculators" RENAME COLUMN "time_deposit_principal_least" TO "time_deposit_principal_min";
  ALTER TABLE "calculators" RENAME COLUMN "time_deposit_principal_most" TO "time_deposit_principal_max";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "principal_least" TO "principal_min";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "principal_most" TO "principal_max";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "years_least" TO "years_min";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "years_most" TO "years_max";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "annual_rate_percent_least" TO "annual_rate_percent_min";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "annual_rate_percent_most" TO "annual_rate_percent_max";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_target_least" TO "version_savings_goal_target_min";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_target_most" TO "version_savings_goal_target_max";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_initial_least" TO "version_savings_goal_initial_min";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_initial_most" TO "version_savings_goal_initial_max";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_years_least" TO "version_savings_goal_years_min";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_years_most" TO "version_savings_goal_years_max";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_annual_rate_percent_least" TO "version_savings_goal_annual_rate_percent_min";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_annual_rate_percent_most" TO "version_savings_goal_annual_rate_percent_max";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_time_deposit_principal_least" TO "version_time_deposit_principal_min";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_time_deposit_principal_most" TO "version_time_deposit_principal_max";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "calculators_loans" RENAME COLUMN "principal_min" TO "principal_least";
  ALTER TABLE "calculators_loans" RENAME COLUMN "principal_max" TO "principal_most";
  ALTER TABLE "calculators_loans" RENAME COLUMN "years_min" TO "years_least";
  ALTER TABLE "calculators_loans" RENAME COLUMN "years_max" TO "years_most";
  ALTER TABLE "calculators_loans" RENAME COLUMN "annual_rate_percent_min" TO "annual_rate_percent_least";
  ALTER TABLE "calculators_loans" RENAME COLUMN "annual_rate_percent_max" TO "annual_rate_percent_most";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_target_min" TO "savings_goal_target_least";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_target_max" TO "savings_goal_target_most";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_initial_min" TO "savings_goal_initial_least";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_initial_max" TO "savings_goal_initial_most";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_years_min" TO "savings_goal_years_least";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_years_max" TO "savings_goal_years_most";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_annual_rate_percent_min" TO "savings_goal_annual_rate_percent_least";
  ALTER TABLE "calculators" RENAME COLUMN "savings_goal_annual_rate_percent_max" TO "savings_goal_annual_rate_percent_most";
  ALTER TABLE "calculators" RENAME COLUMN "time_deposit_principal_min" TO "time_deposit_principal_least";
  ALTER TABLE "calculators" RENAME COLUMN "time_deposit_principal_max" TO "time_deposit_principal_most";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "principal_min" TO "principal_least";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "principal_max" TO "principal_most";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "years_min" TO "years_least";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "years_max" TO "years_most";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "annual_rate_percent_min" TO "annual_rate_percent_least";
  ALTER TABLE "_calculators_v_version_loans" RENAME COLUMN "annual_rate_percent_max" TO "annual_rate_percent_most";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_target_min" TO "version_savings_goal_target_least";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_target_max" TO "version_savings_goal_target_most";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_initial_min" TO "version_savings_goal_initial_least";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_initial_max" TO "version_savings_goal_initial_most";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_years_min" TO "version_savings_goal_years_least";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_years_max" TO "version_savings_goal_years_most";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_annual_rate_percent_min" TO "version_savings_goal_annual_rate_percent_least";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_savings_goal_annual_rate_percent_max" TO "version_savings_goal_annual_rate_percent_most";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_time_deposit_principal_min" TO "version_time_deposit_principal_least";
  ALTER TABLE "_calculators_v" RENAME COLUMN "version_time_deposit_principal_max" TO "version_time_deposit_principal_most";`)
}
