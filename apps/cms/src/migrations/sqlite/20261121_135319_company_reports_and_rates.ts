import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`people\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`board\` text DEFAULT 'director',
  	\`order\` numeric DEFAULT 100,
  	\`portrait_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`people_slug_idx\` ON \`people\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`people_order_idx\` ON \`people\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`people_portrait_idx\` ON \`people\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`people_review_by_idx\` ON \`people\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`people_updated_at_idx\` ON \`people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`people_created_at_idx\` ON \`people\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`people_locales\` (
  	\`title\` text,
  	\`position\` text,
  	\`body\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`people__status_idx\` ON \`people_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`people_locales_locale_parent_id_unique\` ON \`people_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_board\` text DEFAULT 'director',
  	\`version_order\` numeric DEFAULT 100,
  	\`version_portrait_id\` integer,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_parent_idx\` ON \`_people_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_slug_idx\` ON \`_people_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_order_idx\` ON \`_people_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_portrait_idx\` ON \`_people_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_review_by_idx\` ON \`_people_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_updated_at_idx\` ON \`_people_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_created_at_idx\` ON \`_people_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_created_at_idx\` ON \`_people_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_updated_at_idx\` ON \`_people_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_snapshot_idx\` ON \`_people_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_published_locale_idx\` ON \`_people_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_latest_idx\` ON \`_people_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_autosave_idx\` ON \`_people_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_locales\` (
  	\`version_title\` text,
  	\`version_position\` text,
  	\`version_body\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_version_version__status_idx\` ON \`_people_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_people_v_locales_locale_parent_id_unique\` ON \`_people_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`group_companies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`logo_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`group_companies_slug_idx\` ON \`group_companies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_order_idx\` ON \`group_companies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_logo_idx\` ON \`group_companies\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_review_by_idx\` ON \`group_companies\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_updated_at_idx\` ON \`group_companies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_created_at_idx\` ON \`group_companies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`group_companies_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`url\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`group_companies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`group_companies__status_idx\` ON \`group_companies_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_companies_locales_locale_parent_id_unique\` ON \`group_companies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_group_companies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_logo_id\` integer,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`group_companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_companies_v_parent_idx\` ON \`_group_companies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_slug_idx\` ON \`_group_companies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_order_idx\` ON \`_group_companies_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_logo_idx\` ON \`_group_companies_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_review_by_idx\` ON \`_group_companies_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_updated_at_idx\` ON \`_group_companies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_created_at_idx\` ON \`_group_companies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_created_at_idx\` ON \`_group_companies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_updated_at_idx\` ON \`_group_companies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_snapshot_idx\` ON \`_group_companies_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_published_locale_idx\` ON \`_group_companies_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_latest_idx\` ON \`_group_companies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_autosave_idx\` ON \`_group_companies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_group_companies_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_url\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_group_companies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version__status_idx\` ON \`_group_companies_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_group_companies_v_locales_locale_parent_id_unique\` ON \`_group_companies_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'quarterly',
  	\`position_date\` text,
  	\`audit_status\` text DEFAULT 'unaudited',
  	\`file_id\` integer,
  	\`slug\` text,
  	\`published_on\` text,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_position_date_idx\` ON \`reports\` (\`position_date\`);`)
  await db.run(sql`CREATE INDEX \`reports_file_idx\` ON \`reports\` (\`file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_slug_idx\` ON \`reports\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`reports_review_by_idx\` ON \`reports\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reports_locales\` (
  	\`title\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reports__status_idx\` ON \`reports_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_locales_locale_parent_id_unique\` ON \`reports_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text DEFAULT 'quarterly',
  	\`version_position_date\` text,
  	\`version_audit_status\` text DEFAULT 'unaudited',
  	\`version_file_id\` integer,
  	\`version_slug\` text,
  	\`version_published_on\` text,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_parent_idx\` ON \`_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_position_date_idx\` ON \`_reports_v\` (\`version_position_date\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_file_idx\` ON \`_reports_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_slug_idx\` ON \`_reports_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_review_by_idx\` ON \`_reports_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_updated_at_idx\` ON \`_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_created_at_idx\` ON \`_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_created_at_idx\` ON \`_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_updated_at_idx\` ON \`_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_snapshot_idx\` ON \`_reports_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_published_locale_idx\` ON \`_reports_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_latest_idx\` ON \`_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_autosave_idx\` ON \`_reports_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v_locales\` (
  	\`version_title\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version__status_idx\` ON \`_reports_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_reports_v_locales_locale_parent_id_unique\` ON \`_reports_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`complaint_reports_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`category\` text,
  	\`received\` numeric,
  	\`settled_in_time\` numeric,
  	\`settled_late\` numeric,
  	\`in_progress\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`complaint_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`complaint_reports_rows_order_idx\` ON \`complaint_reports_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_rows_parent_id_idx\` ON \`complaint_reports_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`complaint_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`file_id\` integer,
  	\`slug\` text,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`complaint_reports_year_idx\` ON \`complaint_reports\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_file_idx\` ON \`complaint_reports\` (\`file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`complaint_reports_slug_idx\` ON \`complaint_reports\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_review_by_idx\` ON \`complaint_reports\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_updated_at_idx\` ON \`complaint_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_created_at_idx\` ON \`complaint_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`complaint_reports_locales\` (
  	\`title\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`complaint_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`complaint_reports__status_idx\` ON \`complaint_reports_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`complaint_reports_locales_locale_parent_id_unique\` ON \`complaint_reports_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_complaint_reports_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category\` text,
  	\`received\` numeric,
  	\`settled_in_time\` numeric,
  	\`settled_late\` numeric,
  	\`in_progress\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_complaint_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_rows_order_idx\` ON \`_complaint_reports_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_rows_parent_id_idx\` ON \`_complaint_reports_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_complaint_reports_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_year\` numeric,
  	\`version_file_id\` integer,
  	\`version_slug\` text,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`complaint_reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_parent_idx\` ON \`_complaint_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_year_idx\` ON \`_complaint_reports_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_file_idx\` ON \`_complaint_reports_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_slug_idx\` ON \`_complaint_reports_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_review_by_idx\` ON \`_complaint_reports_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_updated_at_idx\` ON \`_complaint_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_created_at_idx\` ON \`_complaint_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_created_at_idx\` ON \`_complaint_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_updated_at_idx\` ON \`_complaint_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_snapshot_idx\` ON \`_complaint_reports_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_published_locale_idx\` ON \`_complaint_reports_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_latest_idx\` ON \`_complaint_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_autosave_idx\` ON \`_complaint_reports_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_complaint_reports_v_locales\` (
  	\`version_title\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_complaint_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version__status_idx\` ON \`_complaint_reports_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_complaint_reports_v_locales_locale_parent_id_unique\` ON \`_complaint_reports_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lending_rates_rates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`segment_id\` integer,
  	\`cost_of_funds\` numeric,
  	\`overhead\` numeric,
  	\`margin\` numeric,
  	FOREIGN KEY (\`segment_id\`) REFERENCES \`lending_segments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lending_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lending_rates_rates_order_idx\` ON \`lending_rates_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_rates_parent_id_idx\` ON \`lending_rates_rates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_rates_segment_idx\` ON \`lending_rates_rates\` (\`segment_id\`);`)
  await db.run(sql`CREATE TABLE \`lending_rates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`valid_from\` text,
  	\`file_id\` integer,
  	\`slug\` text,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lending_rates_valid_from_idx\` ON \`lending_rates\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_file_idx\` ON \`lending_rates\` (\`file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lending_rates_slug_idx\` ON \`lending_rates\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_review_by_idx\` ON \`lending_rates\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_updated_at_idx\` ON \`lending_rates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_created_at_idx\` ON \`lending_rates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lending_rates_locales\` (
  	\`title\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lending_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lending_rates__status_idx\` ON \`lending_rates_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lending_rates_locales_locale_parent_id_unique\` ON \`lending_rates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_lending_rates_v_version_rates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`segment_id\` integer,
  	\`cost_of_funds\` numeric,
  	\`overhead\` numeric,
  	\`margin\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`segment_id\`) REFERENCES \`lending_segments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lending_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_rates_order_idx\` ON \`_lending_rates_v_version_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_rates_parent_id_idx\` ON \`_lending_rates_v_version_rates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_rates_segment_idx\` ON \`_lending_rates_v_version_rates\` (\`segment_id\`);`)
  await db.run(sql`CREATE TABLE \`_lending_rates_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_valid_from\` text,
  	\`version_file_id\` integer,
  	\`version_slug\` text,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lending_rates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_parent_idx\` ON \`_lending_rates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_valid_from_idx\` ON \`_lending_rates_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_file_idx\` ON \`_lending_rates_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_slug_idx\` ON \`_lending_rates_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_review_by_idx\` ON \`_lending_rates_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_updated_at_idx\` ON \`_lending_rates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_created_at_idx\` ON \`_lending_rates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_created_at_idx\` ON \`_lending_rates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_updated_at_idx\` ON \`_lending_rates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_snapshot_idx\` ON \`_lending_rates_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_published_locale_idx\` ON \`_lending_rates_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_latest_idx\` ON \`_lending_rates_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_autosave_idx\` ON \`_lending_rates_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_lending_rates_v_locales\` (
  	\`version_title\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lending_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version__status_idx\` ON \`_lending_rates_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_lending_rates_v_locales_locale_parent_id_unique\` ON \`_lending_rates_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lending_segments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lending_segments_slug_idx\` ON \`lending_segments\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`lending_segments_order_idx\` ON \`lending_segments\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lending_segments_updated_at_idx\` ON \`lending_segments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lending_segments_created_at_idx\` ON \`lending_segments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lending_segments_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lending_segments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lending_segments_locales_locale_parent_id_unique\` ON \`lending_segments_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guarantee_rates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`valid_from\` text,
  	\`valid_to\` text,
  	\`rupiah\` numeric,
  	\`foreign\` numeric,
  	\`rural\` numeric,
  	\`slug\` text,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`guarantee_rates_valid_from_idx\` ON \`guarantee_rates\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_valid_to_idx\` ON \`guarantee_rates\` (\`valid_to\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guarantee_rates_slug_idx\` ON \`guarantee_rates\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_review_by_idx\` ON \`guarantee_rates\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_updated_at_idx\` ON \`guarantee_rates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_created_at_idx\` ON \`guarantee_rates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`guarantee_rates_locales\` (
  	\`title\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`guarantee_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guarantee_rates__status_idx\` ON \`guarantee_rates_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guarantee_rates_locales_locale_parent_id_unique\` ON \`guarantee_rates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_guarantee_rates_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_valid_from\` text,
  	\`version_valid_to\` text,
  	\`version_rupiah\` numeric,
  	\`version_foreign\` numeric,
  	\`version_rural\` numeric,
  	\`version_slug\` text,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guarantee_rates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_parent_idx\` ON \`_guarantee_rates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_valid_from_idx\` ON \`_guarantee_rates_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_valid_to_idx\` ON \`_guarantee_rates_v\` (\`version_valid_to\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_slug_idx\` ON \`_guarantee_rates_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_review_by_idx\` ON \`_guarantee_rates_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_updated_at_idx\` ON \`_guarantee_rates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_created_at_idx\` ON \`_guarantee_rates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_created_at_idx\` ON \`_guarantee_rates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_updated_at_idx\` ON \`_guarantee_rates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_snapshot_idx\` ON \`_guarantee_rates_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_published_locale_idx\` ON \`_guarantee_rates_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_latest_idx\` ON \`_guarantee_rates_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_autosave_idx\` ON \`_guarantee_rates_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_guarantee_rates_v_locales\` (
  	\`version_title\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_guarantee_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version__status_idx\` ON \`_guarantee_rates_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_guarantee_rates_v_locales_locale_parent_id_unique\` ON \`_guarantee_rates_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_missions_order_idx\` ON \`about_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_missions_parent_id_idx\` ON \`about_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_missions_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_missions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_missions_locales_locale_parent_id_unique\` ON \`about_missions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_history_order_idx\` ON \`about_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_history_parent_id_idx\` ON \`about_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_history_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_history\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_history_locales_locale_parent_id_unique\` ON \`about_history_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`structure_picture_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`structure_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_structure_picture_idx\` ON \`about\` (\`structure_picture_id\`);`)
  await db.run(sql`CREATE TABLE \`about_locales\` (
  	\`headline\` text,
  	\`lead\` text,
  	\`company_title\` text,
  	\`company\` text,
  	\`vision\` text,
  	\`structure\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_locales_locale_parent_id_unique\` ON \`about_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_missions_order_idx\` ON \`_about_v_version_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_missions_parent_id_idx\` ON \`_about_v_version_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_missions_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v_version_missions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_v_version_missions_locales_locale_parent_id_unique\` ON \`_about_v_version_missions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_history_order_idx\` ON \`_about_v_version_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_history_parent_id_idx\` ON \`_about_v_version_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_history_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v_version_history\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_v_version_history_locales_locale_parent_id_unique\` ON \`_about_v_version_history_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_structure_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_structure_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_structure_picture_idx\` ON \`_about_v\` (\`version_structure_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_locales\` (
  	\`version_headline\` text,
  	\`version_lead\` text,
  	\`version_company_title\` text,
  	\`version_company\` text,
  	\`version_vision\` text,
  	\`version_structure\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_v_locales_locale_parent_id_unique\` ON \`_about_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`people_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`group_companies_id\` integer REFERENCES group_companies(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reports_id\` integer REFERENCES reports(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`complaint_reports_id\` integer REFERENCES complaint_reports(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lending_rates_id\` integer REFERENCES lending_rates(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lending_segments_id\` integer REFERENCES lending_segments(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`guarantee_rates_id\` integer REFERENCES guarantee_rates(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_group_companies_id_idx\` ON \`payload_locked_documents_rels\` (\`group_companies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaint_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`complaint_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lending_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`lending_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lending_segments_id_idx\` ON \`payload_locked_documents_rels\` (\`lending_segments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guarantee_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`guarantee_rates_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`people\`;`)
  await db.run(sql`DROP TABLE \`people_locales\`;`)
  await db.run(sql`DROP TABLE \`_people_v\`;`)
  await db.run(sql`DROP TABLE \`_people_v_locales\`;`)
  await db.run(sql`DROP TABLE \`group_companies\`;`)
  await db.run(sql`DROP TABLE \`group_companies_locales\`;`)
  await db.run(sql`DROP TABLE \`_group_companies_v\`;`)
  await db.run(sql`DROP TABLE \`_group_companies_v_locales\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`reports_locales\`;`)
  await db.run(sql`DROP TABLE \`_reports_v\`;`)
  await db.run(sql`DROP TABLE \`_reports_v_locales\`;`)
  await db.run(sql`DROP TABLE \`complaint_reports_rows\`;`)
  await db.run(sql`DROP TABLE \`complaint_reports\`;`)
  await db.run(sql`DROP TABLE \`complaint_reports_locales\`;`)
  await db.run(sql`DROP TABLE \`_complaint_reports_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_complaint_reports_v\`;`)
  await db.run(sql`DROP TABLE \`_complaint_reports_v_locales\`;`)
  await db.run(sql`DROP TABLE \`lending_rates_rates\`;`)
  await db.run(sql`DROP TABLE \`lending_rates\`;`)
  await db.run(sql`DROP TABLE \`lending_rates_locales\`;`)
  await db.run(sql`DROP TABLE \`_lending_rates_v_version_rates\`;`)
  await db.run(sql`DROP TABLE \`_lending_rates_v\`;`)
  await db.run(sql`DROP TABLE \`_lending_rates_v_locales\`;`)
  await db.run(sql`DROP TABLE \`lending_segments\`;`)
  await db.run(sql`DROP TABLE \`lending_segments_locales\`;`)
  await db.run(sql`DROP TABLE \`guarantee_rates\`;`)
  await db.run(sql`DROP TABLE \`guarantee_rates_locales\`;`)
  await db.run(sql`DROP TABLE \`_guarantee_rates_v\`;`)
  await db.run(sql`DROP TABLE \`_guarantee_rates_v_locales\`;`)
  await db.run(sql`DROP TABLE \`about_missions\`;`)
  await db.run(sql`DROP TABLE \`about_missions_locales\`;`)
  await db.run(sql`DROP TABLE \`about_history\`;`)
  await db.run(sql`DROP TABLE \`about_history_locales\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`DROP TABLE \`about_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_missions\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_missions_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_history\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_history_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`guide_groups_id\` integer,
  	\`guides_id\` integer,
  	\`governance_id\` integer,
  	\`literacy_id\` integer,
  	\`notices_id\` integer,
  	\`blogs_id\` integer,
  	\`tags_id\` integer,
  	\`branches_id\` integer,
  	\`faqs_id\` integer,
  	\`faq_topics_id\` integer,
  	\`careers_id\` integer,
  	\`promotions_id\` integer,
  	\`products_id\` integer,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`document_files_id\` integer,
  	\`contact_messages_id\` integer,
  	\`redirects_id\` integer,
  	\`currencies_id\` integer,
  	\`exchange_quotes_id\` integer,
  	\`funds_id\` integer,
  	\`fund_values_id\` integer,
  	\`holidays_id\` integer,
  	\`market_sheets_id\` integer,
  	\`users_id\` integer,
  	\`scope_revisions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_groups_id\`) REFERENCES \`guide_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guides_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`governance_id\`) REFERENCES \`governance\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`literacy_id\`) REFERENCES \`literacy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`branches_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_topics_id\`) REFERENCES \`faq_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`careers_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`promotions_id\`) REFERENCES \`promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`document_files_id\`) REFERENCES \`document_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`currencies_id\`) REFERENCES \`currencies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exchange_quotes_id\`) REFERENCES \`exchange_quotes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`funds_id\`) REFERENCES \`funds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fund_values_id\`) REFERENCES \`fund_values\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`holidays_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`market_sheets_id\`) REFERENCES \`market_sheets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`scope_revisions_id\`) REFERENCES \`scope_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "guide_groups_id", "guides_id", "governance_id", "literacy_id", "notices_id", "blogs_id", "tags_id", "branches_id", "faqs_id", "faq_topics_id", "careers_id", "promotions_id", "products_id", "pages_id", "media_id", "documents_id", "document_files_id", "contact_messages_id", "redirects_id", "currencies_id", "exchange_quotes_id", "funds_id", "fund_values_id", "holidays_id", "market_sheets_id", "users_id", "scope_revisions_id") SELECT "id", "order", "parent_id", "path", "news_id", "guide_groups_id", "guides_id", "governance_id", "literacy_id", "notices_id", "blogs_id", "tags_id", "branches_id", "faqs_id", "faq_topics_id", "careers_id", "promotions_id", "products_id", "pages_id", "media_id", "documents_id", "document_files_id", "contact_messages_id", "redirects_id", "currencies_id", "exchange_quotes_id", "funds_id", "fund_values_id", "holidays_id", "market_sheets_id", "users_id", "scope_revisions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guide_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`guide_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_governance_id_idx\` ON \`payload_locked_documents_rels\` (\`governance_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_literacy_id_idx\` ON \`payload_locked_documents_rels\` (\`literacy_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_branches_id_idx\` ON \`payload_locked_documents_rels\` (\`branches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_topics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_careers_id_idx\` ON \`payload_locked_documents_rels\` (\`careers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promotions_id_idx\` ON \`payload_locked_documents_rels\` (\`promotions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_files_id_idx\` ON \`payload_locked_documents_rels\` (\`document_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_currencies_id_idx\` ON \`payload_locked_documents_rels\` (\`currencies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exchange_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`exchange_quotes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_funds_id_idx\` ON \`payload_locked_documents_rels\` (\`funds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fund_values_id_idx\` ON \`payload_locked_documents_rels\` (\`fund_values_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holidays_id_idx\` ON \`payload_locked_documents_rels\` (\`holidays_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_sheets_id_idx\` ON \`payload_locked_documents_rels\` (\`market_sheets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_scope_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`scope_revisions_id\`);`)
}
