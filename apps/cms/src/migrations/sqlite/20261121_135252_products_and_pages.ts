import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_facts_order_idx\` ON \`products_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_facts_parent_id_idx\` ON \`products_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_facts_locale_idx\` ON \`products_facts\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`products_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_benefits_order_idx\` ON \`products_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_benefits_parent_id_idx\` ON \`products_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_benefits_locale_idx\` ON \`products_benefits\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`products_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` numeric,
  	\`to\` numeric,
  	\`annual_rate_percent\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_tiers_order_idx\` ON \`products_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_tiers_parent_id_idx\` ON \`products_tiers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_fees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`amount\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_fees_order_idx\` ON \`products_fees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_fees_parent_id_idx\` ON \`products_fees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_fees_locale_idx\` ON \`products_fees\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`products_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_requirements_order_idx\` ON \`products_requirements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_requirements_parent_id_idx\` ON \`products_requirements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_requirements_locale_idx\` ON \`products_requirements\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`products_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_steps_order_idx\` ON \`products_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_steps_parent_id_idx\` ON \`products_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_steps_locale_idx\` ON \`products_steps\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`calculator_kind\` text,
  	\`calculator_loan\` text,
  	\`calculator_annual_rate_percent\` numeric,
  	\`calculator_system\` text,
  	\`is_in_forms\` integer DEFAULT false,
  	\`document_id\` integer,
  	\`slug\` text,
  	\`type\` text,
  	\`sub_type\` text,
  	\`order\` numeric DEFAULT 100,
  	\`cover_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products_is_in_forms_idx\` ON \`products\` (\`is_in_forms\`);`)
  await db.run(sql`CREATE INDEX \`products_document_idx\` ON \`products\` (\`document_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_type_idx\` ON \`products\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`products_order_idx\` ON \`products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_cover_idx\` ON \`products\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`products_review_by_idx\` ON \`products\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`title\` text,
  	\`tagline\` text,
  	\`summary\` text,
  	\`action_text\` text,
  	\`action_url\` text,
  	\`disclaimer\` text,
  	\`blocks\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_facts_order_idx\` ON \`_products_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_facts_parent_id_idx\` ON \`_products_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_facts_locale_idx\` ON \`_products_v_version_facts\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_benefits_order_idx\` ON \`_products_v_version_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_benefits_parent_id_idx\` ON \`_products_v_version_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_benefits_locale_idx\` ON \`_products_v_version_benefits\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` numeric,
  	\`to\` numeric,
  	\`annual_rate_percent\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_tiers_order_idx\` ON \`_products_v_version_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_tiers_parent_id_idx\` ON \`_products_v_version_tiers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_fees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`amount\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_fees_order_idx\` ON \`_products_v_version_fees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_fees_parent_id_idx\` ON \`_products_v_version_fees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_fees_locale_idx\` ON \`_products_v_version_fees\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_requirements_order_idx\` ON \`_products_v_version_requirements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_requirements_parent_id_idx\` ON \`_products_v_version_requirements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_requirements_locale_idx\` ON \`_products_v_version_requirements\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_steps_order_idx\` ON \`_products_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_steps_parent_id_idx\` ON \`_products_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_steps_locale_idx\` ON \`_products_v_version_steps\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_calculator_kind\` text,
  	\`version_calculator_loan\` text,
  	\`version_calculator_annual_rate_percent\` numeric,
  	\`version_calculator_system\` text,
  	\`version_is_in_forms\` integer DEFAULT false,
  	\`version_document_id\` integer,
  	\`version_slug\` text,
  	\`version_type\` text,
  	\`version_sub_type\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_cover_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_is_in_forms_idx\` ON \`_products_v\` (\`version_is_in_forms\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_document_idx\` ON \`_products_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_type_idx\` ON \`_products_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_order_idx\` ON \`_products_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_cover_idx\` ON \`_products_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_review_by_idx\` ON \`_products_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_title\` text,
  	\`version_tagline\` text,
  	\`version_summary\` text,
  	\`version_action_text\` text,
  	\`version_action_url\` text,
  	\`version_disclaimer\` text,
  	\`version_blocks\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`type\` text,
  	\`sub_type\` text,
  	\`layout\` text DEFAULT 'with-sidebar',
  	\`order\` numeric DEFAULT 100,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_type_idx\` ON \`pages\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`pages_order_idx\` ON \`pages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_review_by_idx\` ON \`pages\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`blocks\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_type\` text,
  	\`version_sub_type\` text,
  	\`version_layout\` text DEFAULT 'with-sidebar',
  	\`version_order\` numeric DEFAULT 100,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_type_idx\` ON \`_pages_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_order_idx\` ON \`_pages_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_review_by_idx\` ON \`_pages_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_blocks\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`products_id\` integer REFERENCES products(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pages_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_facts\`;`)
  await db.run(sql`DROP TABLE \`products_benefits\`;`)
  await db.run(sql`DROP TABLE \`products_tiers\`;`)
  await db.run(sql`DROP TABLE \`products_fees\`;`)
  await db.run(sql`DROP TABLE \`products_requirements\`;`)
  await db.run(sql`DROP TABLE \`products_steps\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_benefits\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_tiers\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_fees\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_requirements\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "guide_groups_id", "guides_id", "governance_id", "literacy_id", "notices_id", "blogs_id", "tags_id", "branches_id", "faqs_id", "faq_topics_id", "careers_id", "promotions_id", "media_id", "documents_id", "document_files_id", "contact_messages_id", "redirects_id", "currencies_id", "exchange_quotes_id", "funds_id", "fund_values_id", "holidays_id", "market_sheets_id", "users_id", "scope_revisions_id") SELECT "id", "order", "parent_id", "path", "news_id", "guide_groups_id", "guides_id", "governance_id", "literacy_id", "notices_id", "blogs_id", "tags_id", "branches_id", "faqs_id", "faq_topics_id", "careers_id", "promotions_id", "media_id", "documents_id", "document_files_id", "contact_messages_id", "redirects_id", "currencies_id", "exchange_quotes_id", "funds_id", "fund_values_id", "holidays_id", "market_sheets_id", "users_id", "scope_revisions_id" FROM \`payload_locked_documents_rels\`;`)
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
