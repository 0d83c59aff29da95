import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`topic\` text DEFAULT 'company',
  	\`published_at\` text,
  	\`cover_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_slug_idx\` ON \`news\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`news_published_at_idx\` ON \`news\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`news_cover_idx\` ON \`news\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`news_review_by_idx\` ON \`news\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`news_created_by_idx\` ON \`news\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_languages_idx\` ON \`news_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_topic\` text DEFAULT 'company',
  	\`version_published_at\` text,
  	\`version_cover_id\` integer,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_published_at_idx\` ON \`_news_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_cover_idx\` ON \`_news_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_review_by_idx\` ON \`_news_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_by_idx\` ON \`_news_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_languages_idx\` ON \`_news_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guide_groups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`icon\` text DEFAULT 'book',
  	\`order\` numeric DEFAULT 100,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`guide_groups_slug_idx\` ON \`guide_groups\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_order_idx\` ON \`guide_groups\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_review_by_idx\` ON \`guide_groups\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_created_by_idx\` ON \`guide_groups\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_updated_at_idx\` ON \`guide_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_created_at_idx\` ON \`guide_groups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_deleted_at_idx\` ON \`guide_groups\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`guide_groups_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`guide_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_groups__status_idx\` ON \`guide_groups_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guide_groups_locales_locale_parent_id_unique\` ON \`guide_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_languages_idx\` ON \`guide_groups_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_guide_groups_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_icon\` text DEFAULT 'book',
  	\`version_order\` numeric DEFAULT 100,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_parent_idx\` ON \`_guide_groups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_slug_idx\` ON \`_guide_groups_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_order_idx\` ON \`_guide_groups_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_review_by_idx\` ON \`_guide_groups_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_created_by_idx\` ON \`_guide_groups_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_updated_at_idx\` ON \`_guide_groups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_created_at_idx\` ON \`_guide_groups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_deleted_at_idx\` ON \`_guide_groups_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_created_at_idx\` ON \`_guide_groups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_updated_at_idx\` ON \`_guide_groups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_snapshot_idx\` ON \`_guide_groups_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_published_locale_idx\` ON \`_guide_groups_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_latest_idx\` ON \`_guide_groups_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_autosave_idx\` ON \`_guide_groups_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_guide_groups_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_guide_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version__status_idx\` ON \`_guide_groups_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_guide_groups_v_locales_locale_parent_id_unique\` ON \`_guide_groups_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_languages_idx\` ON \`_guide_groups_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guides\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`group_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`group_id\`) REFERENCES \`guide_groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`guides_slug_idx\` ON \`guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guides_group_idx\` ON \`guides\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_order_idx\` ON \`guides\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guides_review_by_idx\` ON \`guides\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`guides_created_by_idx\` ON \`guides\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_updated_at_idx\` ON \`guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guides_created_at_idx\` ON \`guides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guides_deleted_at_idx\` ON \`guides\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`guides_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guides__status_idx\` ON \`guides_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guides_locales_locale_parent_id_unique\` ON \`guides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_languages_idx\` ON \`guides_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_group_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_group_id\`) REFERENCES \`guide_groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_parent_idx\` ON \`_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_slug_idx\` ON \`_guides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_group_idx\` ON \`_guides_v\` (\`version_group_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_order_idx\` ON \`_guides_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_review_by_idx\` ON \`_guides_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_created_by_idx\` ON \`_guides_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_updated_at_idx\` ON \`_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_created_at_idx\` ON \`_guides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_deleted_at_idx\` ON \`_guides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_created_at_idx\` ON \`_guides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_updated_at_idx\` ON \`_guides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_snapshot_idx\` ON \`_guides_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_published_locale_idx\` ON \`_guides_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_latest_idx\` ON \`_guides_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_autosave_idx\` ON \`_guides_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_guides_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_guides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version__status_idx\` ON \`_guides_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_guides_v_locales_locale_parent_id_unique\` ON \`_guides_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_languages_idx\` ON \`_guides_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`governance\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`category\` text DEFAULT 'bodies',
  	\`order\` numeric DEFAULT 100,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`governance_slug_idx\` ON \`governance\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`governance_order_idx\` ON \`governance\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`governance_review_by_idx\` ON \`governance\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`governance_created_by_idx\` ON \`governance\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`governance_updated_at_idx\` ON \`governance\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`governance_created_at_idx\` ON \`governance\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`governance_deleted_at_idx\` ON \`governance\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`governance_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`governance\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`governance__status_idx\` ON \`governance_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`governance_locales_locale_parent_id_unique\` ON \`governance_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`governance_languages_idx\` ON \`governance_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`governance_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`governance\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`governance_rels_order_idx\` ON \`governance_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`governance_rels_parent_idx\` ON \`governance_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`governance_rels_path_idx\` ON \`governance_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`governance_rels_documents_id_idx\` ON \`governance_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`_governance_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_category\` text DEFAULT 'bodies',
  	\`version_order\` numeric DEFAULT 100,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`governance\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_governance_v_parent_idx\` ON \`_governance_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_slug_idx\` ON \`_governance_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_order_idx\` ON \`_governance_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_review_by_idx\` ON \`_governance_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_created_by_idx\` ON \`_governance_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_updated_at_idx\` ON \`_governance_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_created_at_idx\` ON \`_governance_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_deleted_at_idx\` ON \`_governance_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_created_at_idx\` ON \`_governance_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_updated_at_idx\` ON \`_governance_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_snapshot_idx\` ON \`_governance_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_published_locale_idx\` ON \`_governance_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_latest_idx\` ON \`_governance_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_autosave_idx\` ON \`_governance_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_governance_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_governance_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version__status_idx\` ON \`_governance_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_governance_v_locales_locale_parent_id_unique\` ON \`_governance_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_languages_idx\` ON \`_governance_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_governance_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_governance_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_governance_v_rels_order_idx\` ON \`_governance_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_rels_parent_idx\` ON \`_governance_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_rels_path_idx\` ON \`_governance_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_rels_documents_id_idx\` ON \`_governance_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`literacy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`topic\` text DEFAULT 'managing',
  	\`published_at\` text,
  	\`cover_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`literacy_slug_idx\` ON \`literacy\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`literacy_published_at_idx\` ON \`literacy\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`literacy_cover_idx\` ON \`literacy\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`literacy_review_by_idx\` ON \`literacy\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`literacy_created_by_idx\` ON \`literacy\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`literacy_updated_at_idx\` ON \`literacy\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`literacy_created_at_idx\` ON \`literacy\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`literacy_deleted_at_idx\` ON \`literacy\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`literacy_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`literacy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`literacy__status_idx\` ON \`literacy_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`literacy_locales_locale_parent_id_unique\` ON \`literacy_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`literacy_languages_idx\` ON \`literacy_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_literacy_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_topic\` text DEFAULT 'managing',
  	\`version_published_at\` text,
  	\`version_cover_id\` integer,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`literacy\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_literacy_v_parent_idx\` ON \`_literacy_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_slug_idx\` ON \`_literacy_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_published_at_idx\` ON \`_literacy_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_cover_idx\` ON \`_literacy_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_review_by_idx\` ON \`_literacy_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_created_by_idx\` ON \`_literacy_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_updated_at_idx\` ON \`_literacy_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_created_at_idx\` ON \`_literacy_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_deleted_at_idx\` ON \`_literacy_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_created_at_idx\` ON \`_literacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_updated_at_idx\` ON \`_literacy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_snapshot_idx\` ON \`_literacy_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_published_locale_idx\` ON \`_literacy_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_latest_idx\` ON \`_literacy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_autosave_idx\` ON \`_literacy_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_literacy_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_literacy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version__status_idx\` ON \`_literacy_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_literacy_v_locales_locale_parent_id_unique\` ON \`_literacy_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_languages_idx\` ON \`_literacy_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`kind\` text DEFAULT 'privacy',
  	\`version\` text,
  	\`effective_from\` text,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_slug_idx\` ON \`notices\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`notices_kind_idx\` ON \`notices\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`notices_effective_from_idx\` ON \`notices\` (\`effective_from\`);`)
  await db.run(sql`CREATE INDEX \`notices_review_by_idx\` ON \`notices\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_by_idx\` ON \`notices\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_deleted_at_idx\` ON \`notices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`notices_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices__status_idx\` ON \`notices_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_locales_locale_parent_id_unique\` ON \`notices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_languages_idx\` ON \`notices_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_kind\` text DEFAULT 'privacy',
  	\`version_version\` text,
  	\`version_effective_from\` text,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_parent_idx\` ON \`_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_slug_idx\` ON \`_notices_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_kind_idx\` ON \`_notices_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_effective_from_idx\` ON \`_notices_v\` (\`version_effective_from\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_review_by_idx\` ON \`_notices_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_created_by_idx\` ON \`_notices_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_updated_at_idx\` ON \`_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_created_at_idx\` ON \`_notices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_deleted_at_idx\` ON \`_notices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_created_at_idx\` ON \`_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_updated_at_idx\` ON \`_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_snapshot_idx\` ON \`_notices_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_published_locale_idx\` ON \`_notices_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_latest_idx\` ON \`_notices_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_autosave_idx\` ON \`_notices_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version__status_idx\` ON \`_notices_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_notices_v_locales_locale_parent_id_unique\` ON \`_notices_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_languages_idx\` ON \`_notices_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blogs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`published_at\` text,
  	\`cover_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blogs_slug_idx\` ON \`blogs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blogs_published_at_idx\` ON \`blogs\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_cover_idx\` ON \`blogs\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_review_by_idx\` ON \`blogs\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`blogs_created_by_idx\` ON \`blogs\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_updated_at_idx\` ON \`blogs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_created_at_idx\` ON \`blogs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_deleted_at_idx\` ON \`blogs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`blogs_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`author\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blogs__status_idx\` ON \`blogs_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`blogs_locales_locale_parent_id_unique\` ON \`blogs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_languages_idx\` ON \`blogs_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`blogs_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tags_id\` integer,
  	\`blogs_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blogs_rels_order_idx\` ON \`blogs_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`blogs_rels_parent_idx\` ON \`blogs_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_rels_path_idx\` ON \`blogs_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`blogs_rels_tags_id_idx\` ON \`blogs_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_rels_blogs_id_idx\` ON \`blogs_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_cover_id\` integer,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_slug_idx\` ON \`_blogs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_published_at_idx\` ON \`_blogs_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_cover_idx\` ON \`_blogs_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_review_by_idx\` ON \`_blogs_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_created_by_idx\` ON \`_blogs_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_updated_at_idx\` ON \`_blogs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_created_at_idx\` ON \`_blogs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_deleted_at_idx\` ON \`_blogs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_created_at_idx\` ON \`_blogs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_updated_at_idx\` ON \`_blogs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_snapshot_idx\` ON \`_blogs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_published_locale_idx\` ON \`_blogs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_latest_idx\` ON \`_blogs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_autosave_idx\` ON \`_blogs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_author\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_blogs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version__status_idx\` ON \`_blogs_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_blogs_v_locales_locale_parent_id_unique\` ON \`_blogs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_languages_idx\` ON \`_blogs_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tags_id\` integer,
  	\`blogs_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_blogs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_order_idx\` ON \`_blogs_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_parent_idx\` ON \`_blogs_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_path_idx\` ON \`_blogs_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_tags_id_idx\` ON \`_blogs_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_blogs_id_idx\` ON \`_blogs_v_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_slug_idx\` ON \`tags\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tags_order_idx\` ON \`tags\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tags_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_locales_locale_parent_id_unique\` ON \`tags_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tags_languages_idx\` ON \`tags_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_services_order_idx\` ON \`branches_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`branches_services_parent_idx\` ON \`branches_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branches_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_hours_days_order_idx\` ON \`branches_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`branches_hours_days_parent_idx\` ON \`branches_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`open\` text,
  	\`close\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_hours_order_idx\` ON \`branches_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branches_hours_parent_id_idx\` ON \`branches_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches_special_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`open\` text,
  	\`close\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_special_days_order_idx\` ON \`branches_special_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branches_special_days_parent_id_idx\` ON \`branches_special_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches_special_days_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branches_special_days\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`branches_special_days_locales_locale_parent_id_unique\` ON \`branches_special_days_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_special_days_languages_idx\` ON \`branches_special_days_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`address\` text,
  	\`city\` text,
  	\`province\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`phone\` text,
  	\`slug\` text,
  	\`kind\` text DEFAULT 'branch',
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_province_idx\` ON \`branches\` (\`province\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`branches_slug_idx\` ON \`branches\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`branches_review_by_idx\` ON \`branches\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`branches_created_by_idx\` ON \`branches\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_updated_at_idx\` ON \`branches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`branches_created_at_idx\` ON \`branches\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`branches_deleted_at_idx\` ON \`branches\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`branches_locales\` (
  	\`title\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches__status_idx\` ON \`branches_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`branches_locales_locale_parent_id_unique\` ON \`branches_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_languages_idx\` ON \`branches_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_services_order_idx\` ON \`_branches_v_version_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_services_parent_idx\` ON \`_branches_v_version_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_branches_v_version_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_hours_days_order_idx\` ON \`_branches_v_version_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_hours_days_parent_idx\` ON \`_branches_v_version_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`open\` text,
  	\`close\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_hours_order_idx\` ON \`_branches_v_version_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_hours_parent_id_idx\` ON \`_branches_v_version_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_special_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`open\` text,
  	\`close\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_special_days_order_idx\` ON \`_branches_v_version_special_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_special_days_parent_id_idx\` ON \`_branches_v_version_special_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_special_days_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branches_v_version_special_days\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_branches_v_version_special_days_locales_locale_parent_id_un\` ON \`_branches_v_version_special_days_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_special_days_languages_idx\` ON \`_branches_v_version_special_days_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_address\` text,
  	\`version_city\` text,
  	\`version_province\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_phone\` text,
  	\`version_slug\` text,
  	\`version_kind\` text DEFAULT 'branch',
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_parent_idx\` ON \`_branches_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_province_idx\` ON \`_branches_v\` (\`version_province\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_slug_idx\` ON \`_branches_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_review_by_idx\` ON \`_branches_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_created_by_idx\` ON \`_branches_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_updated_at_idx\` ON \`_branches_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_created_at_idx\` ON \`_branches_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_deleted_at_idx\` ON \`_branches_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_created_at_idx\` ON \`_branches_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_updated_at_idx\` ON \`_branches_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_snapshot_idx\` ON \`_branches_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_published_locale_idx\` ON \`_branches_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_latest_idx\` ON \`_branches_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_autosave_idx\` ON \`_branches_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_locales\` (
  	\`version_title\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version__status_idx\` ON \`_branches_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_branches_v_locales_locale_parent_id_unique\` ON \`_branches_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_languages_idx\` ON \`_branches_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faqs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`topic_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`faq_topics\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faqs_slug_idx\` ON \`faqs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`faqs_topic_idx\` ON \`faqs\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_order_idx\` ON \`faqs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faqs_review_by_idx\` ON \`faqs\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_by_idx\` ON \`faqs\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_updated_at_idx\` ON \`faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_at_idx\` ON \`faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_deleted_at_idx\` ON \`faqs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`faqs_locales\` (
  	\`title\` text,
  	\`answer\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`faqs__status_idx\` ON \`faqs_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`faqs_locales_locale_parent_id_unique\` ON \`faqs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_languages_idx\` ON \`faqs_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_topic_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_topic_id\`) REFERENCES \`faq_topics\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faqs_v_parent_idx\` ON \`_faqs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_slug_idx\` ON \`_faqs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_topic_idx\` ON \`_faqs_v\` (\`version_topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_order_idx\` ON \`_faqs_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_review_by_idx\` ON \`_faqs_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_created_by_idx\` ON \`_faqs_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_updated_at_idx\` ON \`_faqs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_created_at_idx\` ON \`_faqs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_deleted_at_idx\` ON \`_faqs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_created_at_idx\` ON \`_faqs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_updated_at_idx\` ON \`_faqs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_snapshot_idx\` ON \`_faqs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_published_locale_idx\` ON \`_faqs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_latest_idx\` ON \`_faqs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_autosave_idx\` ON \`_faqs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v_locales\` (
  	\`version_title\` text,
  	\`version_answer\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faqs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version__status_idx\` ON \`_faqs_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_faqs_v_locales_locale_parent_id_unique\` ON \`_faqs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_languages_idx\` ON \`_faqs_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_topics\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_topics_slug_idx\` ON \`faq_topics\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`faq_topics_order_idx\` ON \`faq_topics\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faq_topics_updated_at_idx\` ON \`faq_topics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_topics_created_at_idx\` ON \`faq_topics\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`faq_topics_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_topics_locales_locale_parent_id_unique\` ON \`faq_topics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_topics_languages_idx\` ON \`faq_topics_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`apply_via\` text,
  	\`slug\` text,
  	\`is_live\` integer DEFAULT true,
  	\`closes_on\` text,
  	\`city\` text,
  	\`province\` text,
  	\`employment\` text DEFAULT 'permanent',
  	\`field\` text DEFAULT 'branches',
  	\`published_at\` text,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_slug_idx\` ON \`careers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`careers_closes_on_idx\` ON \`careers\` (\`closes_on\`);`)
  await db.run(sql`CREATE INDEX \`careers_province_idx\` ON \`careers\` (\`province\`);`)
  await db.run(sql`CREATE INDEX \`careers_published_at_idx\` ON \`careers\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`careers_review_by_idx\` ON \`careers\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`careers_created_by_idx\` ON \`careers\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_updated_at_idx\` ON \`careers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`careers_created_at_idx\` ON \`careers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`careers_deleted_at_idx\` ON \`careers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`careers_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`requirements\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers__status_idx\` ON \`careers_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_locales_locale_parent_id_unique\` ON \`careers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_languages_idx\` ON \`careers_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_careers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_apply_via\` text,
  	\`version_slug\` text,
  	\`version_is_live\` integer DEFAULT true,
  	\`version_closes_on\` text,
  	\`version_city\` text,
  	\`version_province\` text,
  	\`version_employment\` text DEFAULT 'permanent',
  	\`version_field\` text DEFAULT 'branches',
  	\`version_published_at\` text,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_v_parent_idx\` ON \`_careers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_slug_idx\` ON \`_careers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_closes_on_idx\` ON \`_careers_v\` (\`version_closes_on\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_province_idx\` ON \`_careers_v\` (\`version_province\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_published_at_idx\` ON \`_careers_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_review_by_idx\` ON \`_careers_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_created_by_idx\` ON \`_careers_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_updated_at_idx\` ON \`_careers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_created_at_idx\` ON \`_careers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_deleted_at_idx\` ON \`_careers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_created_at_idx\` ON \`_careers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_updated_at_idx\` ON \`_careers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_snapshot_idx\` ON \`_careers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_published_locale_idx\` ON \`_careers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_latest_idx\` ON \`_careers_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_autosave_idx\` ON \`_careers_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_careers_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_requirements\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version__status_idx\` ON \`_careers_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_v_locales_locale_parent_id_unique\` ON \`_careers_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_languages_idx\` ON \`_careers_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`promotions_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text DEFAULT 'money',
  	\`amount\` numeric,
  	\`day\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`promotions_figures_order_idx\` ON \`promotions_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`promotions_figures_parent_id_idx\` ON \`promotions_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`promotions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`category\` text DEFAULT 'savings',
  	\`from\` text,
  	\`until\` text,
  	\`is_quota_used\` integer DEFAULT false,
  	\`product_url\` text,
  	\`cover_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`promotions_slug_idx\` ON \`promotions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`promotions_from_idx\` ON \`promotions\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`promotions_until_idx\` ON \`promotions\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`promotions_cover_idx\` ON \`promotions\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`promotions_review_by_idx\` ON \`promotions\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`promotions_created_by_idx\` ON \`promotions\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`promotions_updated_at_idx\` ON \`promotions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`promotions_created_at_idx\` ON \`promotions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`promotions_deleted_at_idx\` ON \`promotions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`promotions_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`terms\` text,
  	\`quota\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`withdrawn_because\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`promotions__status_idx\` ON \`promotions_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`promotions_locales_locale_parent_id_unique\` ON \`promotions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`promotions_languages_idx\` ON \`promotions_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_promotions_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text DEFAULT 'money',
  	\`amount\` numeric,
  	\`day\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_promotions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_figures_order_idx\` ON \`_promotions_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_figures_parent_id_idx\` ON \`_promotions_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_promotions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_category\` text DEFAULT 'savings',
  	\`version_from\` text,
  	\`version_until\` text,
  	\`version_is_quota_used\` integer DEFAULT false,
  	\`version_product_url\` text,
  	\`version_cover_id\` integer,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`promotions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_promotions_v_parent_idx\` ON \`_promotions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version_slug_idx\` ON \`_promotions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version_from_idx\` ON \`_promotions_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version_until_idx\` ON \`_promotions_v\` (\`version_until\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version_cover_idx\` ON \`_promotions_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version_review_by_idx\` ON \`_promotions_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version_created_by_idx\` ON \`_promotions_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version_updated_at_idx\` ON \`_promotions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version_created_at_idx\` ON \`_promotions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version_deleted_at_idx\` ON \`_promotions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_created_at_idx\` ON \`_promotions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_updated_at_idx\` ON \`_promotions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_snapshot_idx\` ON \`_promotions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_published_locale_idx\` ON \`_promotions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_latest_idx\` ON \`_promotions_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_autosave_idx\` ON \`_promotions_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_promotions_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_terms\` text,
  	\`version_quota\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_withdrawn_because\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_promotions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version__status_idx\` ON \`_promotions_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_promotions_v_locales_locale_parent_id_unique\` ON \`_promotions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_languages_idx\` ON \`_promotions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text DEFAULT 'money',
  	\`amount\` numeric,
  	\`day\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_figures_order_idx\` ON \`products_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_figures_parent_id_idx\` ON \`products_figures\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`products_facts_languages_idx\` ON \`products_facts\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`products_benefits_languages_idx\` ON \`products_benefits\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`products_fees_languages_idx\` ON \`products_fees\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`products_requirements_languages_idx\` ON \`products_requirements\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`products_steps_languages_idx\` ON \`products_steps\` (\`_parent_id\`);`)
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
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products_is_in_forms_idx\` ON \`products\` (\`is_in_forms\`);`)
  await db.run(sql`CREATE INDEX \`products_document_idx\` ON \`products\` (\`document_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_type_idx\` ON \`products\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`products_order_idx\` ON \`products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_cover_idx\` ON \`products\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`products_review_by_idx\` ON \`products\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`products_created_by_idx\` ON \`products\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`products_languages_idx\` ON \`products_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text DEFAULT 'money',
  	\`amount\` numeric,
  	\`day\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_figures_order_idx\` ON \`_products_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_figures_parent_id_idx\` ON \`_products_v_version_figures\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_products_v_version_facts_languages_idx\` ON \`_products_v_version_facts\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_products_v_version_benefits_languages_idx\` ON \`_products_v_version_benefits\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_products_v_version_fees_languages_idx\` ON \`_products_v_version_fees\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_products_v_version_requirements_languages_idx\` ON \`_products_v_version_requirements\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_products_v_version_steps_languages_idx\` ON \`_products_v_version_steps\` (\`_parent_id\`);`)
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
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
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
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_by_idx\` ON \`_products_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`_products_v_languages_idx\` ON \`_products_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text DEFAULT 'money',
  	\`amount\` numeric,
  	\`day\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_figures_order_idx\` ON \`pages_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_figures_parent_id_idx\` ON \`pages_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`type\` text,
  	\`sub_type\` text,
  	\`layout\` text DEFAULT 'with-sidebar',
  	\`order\` numeric DEFAULT 100,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`public_slug\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_type_idx\` ON \`pages\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`pages_order_idx\` ON \`pages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_review_by_idx\` ON \`pages\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_by_idx\` ON \`pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`pages_languages_idx\` ON \`pages_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text DEFAULT 'money',
  	\`amount\` numeric,
  	\`day\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_figures_order_idx\` ON \`_pages_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_figures_parent_id_idx\` ON \`_pages_v_version_figures\` (\`_parent_id\`);`)
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
  	\`version_created_by_id\` integer,
  	\`version_public_slug\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_type_idx\` ON \`_pages_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_order_idx\` ON \`_pages_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_review_by_idx\` ON \`_pages_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_by_idx\` ON \`_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`_pages_v_languages_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`decorative\` integer DEFAULT false,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif480_url\` text,
  	\`sizes_avif480_width\` numeric,
  	\`sizes_avif480_height\` numeric,
  	\`sizes_avif480_mime_type\` text,
  	\`sizes_avif480_filesize\` numeric,
  	\`sizes_avif480_filename\` text,
  	\`sizes_webp480_url\` text,
  	\`sizes_webp480_width\` numeric,
  	\`sizes_webp480_height\` numeric,
  	\`sizes_webp480_mime_type\` text,
  	\`sizes_webp480_filesize\` numeric,
  	\`sizes_webp480_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_webp960_url\` text,
  	\`sizes_webp960_width\` numeric,
  	\`sizes_webp960_height\` numeric,
  	\`sizes_webp960_mime_type\` text,
  	\`sizes_webp960_filesize\` numeric,
  	\`sizes_webp960_filename\` text,
  	\`sizes_avif1600_url\` text,
  	\`sizes_avif1600_width\` numeric,
  	\`sizes_avif1600_height\` numeric,
  	\`sizes_avif1600_mime_type\` text,
  	\`sizes_avif1600_filesize\` numeric,
  	\`sizes_avif1600_filename\` text,
  	\`sizes_webp1600_url\` text,
  	\`sizes_webp1600_width\` numeric,
  	\`sizes_webp1600_height\` numeric,
  	\`sizes_webp1600_mime_type\` text,
  	\`sizes_webp1600_filesize\` numeric,
  	\`sizes_webp1600_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1600_sizes_avif1600_filename_idx\` ON \`media\` (\`sizes_avif1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1600_sizes_webp1600_filename_idx\` ON \`media\` (\`sizes_webp1600_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_languages_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`digest\` text,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`documents_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_locales_locale_parent_id_unique\` ON \`documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_languages_idx\` ON \`documents_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`document_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`digest\` text NOT NULL,
  	\`bytes\` numeric NOT NULL,
  	\`by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`document_files_name_idx\` ON \`document_files\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`document_files_updated_at_idx\` ON \`document_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_files_created_at_idx\` ON \`document_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`people\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`board\` text DEFAULT 'director',
  	\`order\` numeric DEFAULT 100,
  	\`portrait_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`people_slug_idx\` ON \`people\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`people_order_idx\` ON \`people\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`people_portrait_idx\` ON \`people\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`people_review_by_idx\` ON \`people\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`people_created_by_idx\` ON \`people\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`people_updated_at_idx\` ON \`people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`people_created_at_idx\` ON \`people\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`people_deleted_at_idx\` ON \`people\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`people_languages_idx\` ON \`people_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_people_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_board\` text DEFAULT 'director',
  	\`version_order\` numeric DEFAULT 100,
  	\`version_portrait_id\` integer,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_parent_idx\` ON \`_people_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_slug_idx\` ON \`_people_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_order_idx\` ON \`_people_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_portrait_idx\` ON \`_people_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_review_by_idx\` ON \`_people_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_created_by_idx\` ON \`_people_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_updated_at_idx\` ON \`_people_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_created_at_idx\` ON \`_people_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_deleted_at_idx\` ON \`_people_v\` (\`version_deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`_people_v_languages_idx\` ON \`_people_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`group_companies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`logo_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`group_companies_slug_idx\` ON \`group_companies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_order_idx\` ON \`group_companies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_logo_idx\` ON \`group_companies\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_review_by_idx\` ON \`group_companies\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_created_by_idx\` ON \`group_companies\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_updated_at_idx\` ON \`group_companies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_created_at_idx\` ON \`group_companies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`group_companies_deleted_at_idx\` ON \`group_companies\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`group_companies_languages_idx\` ON \`group_companies_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_group_companies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_logo_id\` integer,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`group_companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_companies_v_parent_idx\` ON \`_group_companies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_slug_idx\` ON \`_group_companies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_order_idx\` ON \`_group_companies_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_logo_idx\` ON \`_group_companies_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_review_by_idx\` ON \`_group_companies_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_created_by_idx\` ON \`_group_companies_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_updated_at_idx\` ON \`_group_companies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_created_at_idx\` ON \`_group_companies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_companies_v_version_version_deleted_at_idx\` ON \`_group_companies_v\` (\`version_deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`_group_companies_v_languages_idx\` ON \`_group_companies_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'quarterly',
  	\`position_date\` text,
  	\`audit_status\` text DEFAULT 'unaudited',
  	\`file_id\` integer,
  	\`slug\` text,
  	\`published_on\` text,
  	\`first_published_at\` text,
  	\`owner\` text,
  	\`review_by\` text,
  	\`created_by_id\` integer,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_position_date_idx\` ON \`reports\` (\`position_date\`);`)
  await db.run(sql`CREATE INDEX \`reports_file_idx\` ON \`reports\` (\`file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_slug_idx\` ON \`reports\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`reports_review_by_idx\` ON \`reports\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_by_idx\` ON \`reports\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_deleted_at_idx\` ON \`reports\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`reports_languages_idx\` ON \`reports_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text DEFAULT 'quarterly',
  	\`version_position_date\` text,
  	\`version_audit_status\` text DEFAULT 'unaudited',
  	\`version_file_id\` integer,
  	\`version_slug\` text,
  	\`version_published_on\` text,
  	\`version_first_published_at\` text,
  	\`version_owner\` text,
  	\`version_review_by\` text,
  	\`version_created_by_id\` integer,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_parent_idx\` ON \`_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_position_date_idx\` ON \`_reports_v\` (\`version_position_date\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_file_idx\` ON \`_reports_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_slug_idx\` ON \`_reports_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_review_by_idx\` ON \`_reports_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_created_by_idx\` ON \`_reports_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_updated_at_idx\` ON \`_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_created_at_idx\` ON \`_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_deleted_at_idx\` ON \`_reports_v\` (\`version_deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`_reports_v_languages_idx\` ON \`_reports_v_locales\` (\`_parent_id\`);`)
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
  	\`created_by_id\` integer,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`complaint_reports_year_idx\` ON \`complaint_reports\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_file_idx\` ON \`complaint_reports\` (\`file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`complaint_reports_slug_idx\` ON \`complaint_reports\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_review_by_idx\` ON \`complaint_reports\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_created_by_idx\` ON \`complaint_reports\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_updated_at_idx\` ON \`complaint_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_created_at_idx\` ON \`complaint_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_deleted_at_idx\` ON \`complaint_reports\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`complaint_reports_languages_idx\` ON \`complaint_reports_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
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
  	\`version_created_by_id\` integer,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`complaint_reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_parent_idx\` ON \`_complaint_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_year_idx\` ON \`_complaint_reports_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_file_idx\` ON \`_complaint_reports_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_slug_idx\` ON \`_complaint_reports_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_review_by_idx\` ON \`_complaint_reports_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_created_by_idx\` ON \`_complaint_reports_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_updated_at_idx\` ON \`_complaint_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_created_at_idx\` ON \`_complaint_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_version_version_deleted_at_idx\` ON \`_complaint_reports_v\` (\`version_deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`_complaint_reports_v_languages_idx\` ON \`_complaint_reports_v_locales\` (\`_parent_id\`);`)
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
  	\`created_by_id\` integer,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lending_rates_valid_from_idx\` ON \`lending_rates\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_file_idx\` ON \`lending_rates\` (\`file_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lending_rates_slug_idx\` ON \`lending_rates\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_review_by_idx\` ON \`lending_rates\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_created_by_idx\` ON \`lending_rates\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_updated_at_idx\` ON \`lending_rates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_created_at_idx\` ON \`lending_rates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lending_rates_deleted_at_idx\` ON \`lending_rates\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`lending_rates_languages_idx\` ON \`lending_rates_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
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
  	\`version_created_by_id\` integer,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lending_rates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_parent_idx\` ON \`_lending_rates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_valid_from_idx\` ON \`_lending_rates_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_file_idx\` ON \`_lending_rates_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_slug_idx\` ON \`_lending_rates_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_review_by_idx\` ON \`_lending_rates_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_created_by_idx\` ON \`_lending_rates_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_updated_at_idx\` ON \`_lending_rates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_created_at_idx\` ON \`_lending_rates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lending_rates_v_version_version_deleted_at_idx\` ON \`_lending_rates_v\` (\`version_deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`_lending_rates_v_languages_idx\` ON \`_lending_rates_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lending_segments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`last_save\` text,
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
  await db.run(sql`CREATE INDEX \`lending_segments_languages_idx\` ON \`lending_segments_locales\` (\`_parent_id\`);`)
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
  	\`created_by_id\` integer,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`guarantee_rates_valid_from_idx\` ON \`guarantee_rates\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_valid_to_idx\` ON \`guarantee_rates\` (\`valid_to\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guarantee_rates_slug_idx\` ON \`guarantee_rates\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_review_by_idx\` ON \`guarantee_rates\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_created_by_idx\` ON \`guarantee_rates\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_updated_at_idx\` ON \`guarantee_rates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_created_at_idx\` ON \`guarantee_rates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`guarantee_rates_deleted_at_idx\` ON \`guarantee_rates\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`guarantee_rates_languages_idx\` ON \`guarantee_rates_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`,\`title\`);`)
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
  	\`version_created_by_id\` integer,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guarantee_rates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_parent_idx\` ON \`_guarantee_rates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_valid_from_idx\` ON \`_guarantee_rates_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_valid_to_idx\` ON \`_guarantee_rates_v\` (\`version_valid_to\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_slug_idx\` ON \`_guarantee_rates_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_review_by_idx\` ON \`_guarantee_rates_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_created_by_idx\` ON \`_guarantee_rates_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_updated_at_idx\` ON \`_guarantee_rates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_created_at_idx\` ON \`_guarantee_rates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_version_version_deleted_at_idx\` ON \`_guarantee_rates_v\` (\`version_deleted_at\`);`)
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
  await db.run(sql`CREATE INDEX \`_guarantee_rates_v_languages_idx\` ON \`_guarantee_rates_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`customer_type\` text NOT NULL,
  	\`identity_number\` text,
  	\`msme_size\` text,
  	\`industry_type\` text,
  	\`topic_type\` text NOT NULL,
  	\`issue\` text NOT NULL,
  	\`issue_detail\` text,
  	\`notes\` text NOT NULL,
  	\`send_copy\` integer,
  	\`handling_note\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`ticket\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_ticket_idx\` ON \`contact_messages\` (\`ticket\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_received_at_idx\` ON \`contact_messages\` (\`received_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_key_idx\` ON \`contact_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT 'permanent' NOT NULL,
  	\`note\` text,
  	\`is_automatic\` integer DEFAULT false,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`currencies_rate_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`currencies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`currencies_rate_types_order_idx\` ON \`currencies_rate_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`currencies_rate_types_parent_idx\` ON \`currencies_rate_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`currencies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`unit\` text DEFAULT '1' NOT NULL,
  	\`digits\` numeric DEFAULT 2 NOT NULL,
  	\`flag\` text NOT NULL,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`is_shown\` integer DEFAULT true,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`currencies_code_idx\` ON \`currencies\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`currencies_updated_at_idx\` ON \`currencies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`currencies_created_at_idx\` ON \`currencies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`currencies_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`currencies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`currencies_locales_locale_parent_id_unique\` ON \`currencies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`currencies_languages_idx\` ON \`currencies_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exchange_quotes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`currency\` text NOT NULL,
  	\`rate_type\` text NOT NULL,
  	\`buy\` numeric NOT NULL,
  	\`sell\` numeric NOT NULL,
  	\`valid_from\` text,
  	\`published_at\` text NOT NULL,
  	\`withdrawn_at\` text,
  	\`sheet_id\` integer,
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`market_sheets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`exchange_quotes_sheet_idx\` ON \`exchange_quotes\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`currency_rateType_validFrom_idx\` ON \`exchange_quotes\` (\`currency\`,\`rate_type\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`funds\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`risk\` text NOT NULL,
  	\`manager\` text NOT NULL,
  	\`custodian\` text NOT NULL,
  	\`inception_date\` text NOT NULL,
  	\`currency\` text DEFAULT 'IDR' NOT NULL,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`is_shown\` integer DEFAULT true,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`funds_slug_idx\` ON \`funds\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`funds_updated_at_idx\` ON \`funds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`funds_created_at_idx\` ON \`funds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`funds_locales\` (
  	\`name\` text,
  	\`benchmark\` text,
  	\`fact_sheet_url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`funds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`funds_locales_locale_parent_id_unique\` ON \`funds_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`funds_languages_idx\` ON \`funds_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`fund_values\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`fund_id\` integer NOT NULL,
  	\`date\` text NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`sheet_id\` integer,
  	\`corrections\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`fund_id\`) REFERENCES \`funds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`market_sheets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`fund_values_fund_idx\` ON \`fund_values\` (\`fund_id\`);`)
  await db.run(sql`CREATE INDEX \`fund_values_date_idx\` ON \`fund_values\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`fund_values_sheet_idx\` ON \`fund_values\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`fund_values_updated_at_idx\` ON \`fund_values\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fund_values_created_at_idx\` ON \`fund_values\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fund_date_idx\` ON \`fund_values\` (\`fund_id\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`holidays\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	\`closes_banks\` integer DEFAULT true,
  	\`closes_exchange\` integer DEFAULT true,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`holidays_date_idx\` ON \`holidays\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`holidays_updated_at_idx\` ON \`holidays\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`holidays_created_at_idx\` ON \`holidays\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`holidays_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`holidays_locales_locale_parent_id_unique\` ON \`holidays_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`holidays_languages_idx\` ON \`holidays_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`market_sheets\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`key\` text,
  	\`fingerprint\` text,
  	\`valid_from\` text,
  	\`seen_at\` text,
  	\`lines\` text NOT NULL,
  	\`issues\` text,
  	\`entered_by_id\` integer,
  	\`source_set_by_id\` integer,
  	\`decided_by_id\` integer,
  	\`decided_at\` text,
  	\`withdrawn_by_id\` integer,
  	\`withdrawn_at\` text,
  	\`correction_reason\` text,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`entered_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_set_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`withdrawn_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`market_sheets_kind_idx\` ON \`market_sheets\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_state_idx\` ON \`market_sheets\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`market_sheets_key_idx\` ON \`market_sheets\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_entered_by_idx\` ON \`market_sheets\` (\`entered_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_source_set_by_idx\` ON \`market_sheets\` (\`source_set_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_decided_by_idx\` ON \`market_sheets\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_withdrawn_by_idx\` ON \`market_sheets\` (\`withdrawn_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_updated_at_idx\` ON \`market_sheets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_created_at_idx\` ON \`market_sheets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`last_save\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`cache_tags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tag\` text NOT NULL,
  	\`version\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cache_tags_tag_idx\` ON \`cache_tags\` (\`tag\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  	\`people_id\` integer,
  	\`group_companies_id\` integer,
  	\`reports_id\` integer,
  	\`complaint_reports_id\` integer,
  	\`lending_rates_id\` integer,
  	\`lending_segments_id\` integer,
  	\`guarantee_rates_id\` integer,
  	\`contact_messages_id\` integer,
  	\`redirects_id\` integer,
  	\`currencies_id\` integer,
  	\`exchange_quotes_id\` integer,
  	\`funds_id\` integer,
  	\`fund_values_id\` integer,
  	\`holidays_id\` integer,
  	\`market_sheets_id\` integer,
  	\`users_id\` integer,
  	\`cache_tags_id\` integer,
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
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_companies_id\`) REFERENCES \`group_companies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reports_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`complaint_reports_id\`) REFERENCES \`complaint_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lending_rates_id\`) REFERENCES \`lending_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lending_segments_id\`) REFERENCES \`lending_segments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guarantee_rates_id\`) REFERENCES \`guarantee_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`currencies_id\`) REFERENCES \`currencies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exchange_quotes_id\`) REFERENCES \`exchange_quotes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`funds_id\`) REFERENCES \`funds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fund_values_id\`) REFERENCES \`fund_values\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`holidays_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`market_sheets_id\`) REFERENCES \`market_sheets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cache_tags_id\`) REFERENCES \`cache_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_group_companies_id_idx\` ON \`payload_locked_documents_rels\` (\`group_companies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaint_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`complaint_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lending_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`lending_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lending_segments_id_idx\` ON \`payload_locked_documents_rels\` (\`lending_segments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guarantee_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`guarantee_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_currencies_id_idx\` ON \`payload_locked_documents_rels\` (\`currencies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exchange_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`exchange_quotes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_funds_id_idx\` ON \`payload_locked_documents_rels\` (\`funds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fund_values_id_idx\` ON \`payload_locked_documents_rels\` (\`fund_values_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holidays_id_idx\` ON \`payload_locked_documents_rels\` (\`holidays_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_market_sheets_id_idx\` ON \`payload_locked_documents_rels\` (\`market_sheets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cache_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`cache_tags_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`bank_name\` text NOT NULL,
  	\`logo_id\` integer,
  	\`parent_name\` text NOT NULL,
  	\`parent_short_name\` text NOT NULL,
  	\`head_office_phone\` text NOT NULL,
  	\`head_office_email\` text NOT NULL,
  	\`is_demonstration\` integer DEFAULT false,
  	\`banner_is_on\` integer DEFAULT false,
  	\`banner_tone\` text DEFAULT 'information' NOT NULL,
  	\`banner_is_dismissible\` integer DEFAULT true,
  	\`banner_from\` text,
  	\`banner_until\` text,
  	\`maintenance_is_on\` integer DEFAULT false,
  	\`maintenance_expected_end\` text,
  	\`last_save\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_locales\` (
  	\`tagline\` text,
  	\`description\` text,
  	\`parent_description\` text,
  	\`parent_url\` text,
  	\`head_office_address\` text,
  	\`licence_statement\` text,
  	\`deposit_guarantee_note\` text,
  	\`deposit_guarantee_link_text\` text,
  	\`deposit_guarantee_url\` text,
  	\`login_url\` text,
  	\`register_url\` text,
  	\`banner_text\` text,
  	\`banner_link_text\` text,
  	\`banner_link_url\` text,
  	\`banner_is_still_right\` integer DEFAULT false,
  	\`banner_translated_from\` text,
  	\`maintenance_message\` text,
  	\`maintenance_is_still_right\` integer DEFAULT false,
  	\`maintenance_translated_from\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`settings_locales_locale_parent_id_unique\` ON \`settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_languages_idx\` ON \`settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_bank_name\` text NOT NULL,
  	\`version_logo_id\` integer,
  	\`version_parent_name\` text NOT NULL,
  	\`version_parent_short_name\` text NOT NULL,
  	\`version_head_office_phone\` text NOT NULL,
  	\`version_head_office_email\` text NOT NULL,
  	\`version_is_demonstration\` integer DEFAULT false,
  	\`version_banner_is_on\` integer DEFAULT false,
  	\`version_banner_tone\` text DEFAULT 'information' NOT NULL,
  	\`version_banner_is_dismissible\` integer DEFAULT true,
  	\`version_banner_from\` text,
  	\`version_banner_until\` text,
  	\`version_maintenance_is_on\` integer DEFAULT false,
  	\`version_maintenance_expected_end\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_locales\` (
  	\`version_tagline\` text,
  	\`version_description\` text,
  	\`version_parent_description\` text,
  	\`version_parent_url\` text,
  	\`version_head_office_address\` text,
  	\`version_licence_statement\` text,
  	\`version_deposit_guarantee_note\` text,
  	\`version_deposit_guarantee_link_text\` text,
  	\`version_deposit_guarantee_url\` text,
  	\`version_login_url\` text,
  	\`version_register_url\` text,
  	\`version_banner_text\` text,
  	\`version_banner_link_text\` text,
  	\`version_banner_link_url\` text,
  	\`version_banner_is_still_right\` integer DEFAULT false,
  	\`version_banner_translated_from\` text,
  	\`version_maintenance_message\` text,
  	\`version_maintenance_is_still_right\` integer DEFAULT false,
  	\`version_maintenance_translated_from\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_locales_locale_parent_id_unique\` ON \`_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_languages_idx\` ON \`_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_left_menu_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_left_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_left_menu_columns_links_order_idx\` ON \`navigation_left_menu_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_left_menu_columns_links_parent_id_idx\` ON \`navigation_left_menu_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_left_menu_columns_links_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_left_menu_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_left_menu_columns_links_locales_locale_parent_id_\` ON \`navigation_left_menu_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_left_menu_columns_links_languages_idx\` ON \`navigation_left_menu_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_left_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_left_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_left_menu_columns_order_idx\` ON \`navigation_left_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_left_menu_columns_parent_id_idx\` ON \`navigation_left_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_left_menu_columns_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_left_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_left_menu_columns_locales_locale_parent_id_unique\` ON \`navigation_left_menu_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_left_menu_columns_languages_idx\` ON \`navigation_left_menu_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_left_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_left_menu_order_idx\` ON \`navigation_left_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_left_menu_parent_id_idx\` ON \`navigation_left_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_left_menu_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`offer_title\` text,
  	\`offer_text\` text,
  	\`offer_url\` text,
  	\`offer_action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_left_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_left_menu_locales_locale_parent_id_unique\` ON \`navigation_left_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_left_menu_languages_idx\` ON \`navigation_left_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_right_menu_sub_types\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text NOT NULL,
  	\`language_code\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_right_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_right_menu_sub_types_order_idx\` ON \`navigation_right_menu_sub_types\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_right_menu_sub_types_parent_id_idx\` ON \`navigation_right_menu_sub_types\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_right_menu_sub_types_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_right_menu_sub_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_right_menu_sub_types_locales_locale_parent_id_uni\` ON \`navigation_right_menu_sub_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_right_menu_sub_types_languages_idx\` ON \`navigation_right_menu_sub_types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_right_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`icon_width\` numeric DEFAULT 20 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_right_menu_order_idx\` ON \`navigation_right_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_right_menu_parent_id_idx\` ON \`navigation_right_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_right_menu_locales\` (
  	\`icon\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_right_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_right_menu_locales_locale_parent_id_unique\` ON \`navigation_right_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_right_menu_languages_idx\` ON \`navigation_right_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_left_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_left\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_left_items_order_idx\` ON \`navigation_footer_left_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_left_items_parent_id_idx\` ON \`navigation_footer_left_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_left_items_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_left_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_left_items_locales_locale_parent_id_unique\` ON \`navigation_footer_left_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_left_items_languages_idx\` ON \`navigation_footer_left_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'links' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_left_order_idx\` ON \`navigation_footer_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_left_parent_id_idx\` ON \`navigation_footer_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_left_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_left\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_left_locales_locale_parent_id_unique\` ON \`navigation_footer_left_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_left_languages_idx\` ON \`navigation_footer_left_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_right_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_right\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_right_items_order_idx\` ON \`navigation_footer_right_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_right_items_parent_id_idx\` ON \`navigation_footer_right_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_right_items_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_right_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_right_items_locales_locale_parent_id_uniqu\` ON \`navigation_footer_right_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_right_items_languages_idx\` ON \`navigation_footer_right_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'links' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_right_order_idx\` ON \`navigation_footer_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_right_parent_id_idx\` ON \`navigation_footer_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_right_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_right\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_right_locales_locale_parent_id_unique\` ON \`navigation_footer_right_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_right_languages_idx\` ON \`navigation_footer_right_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`last_save\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_left_menu_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_left_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_left_menu_columns_links_order_idx\` ON \`_navigation_v_version_left_menu_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_left_menu_columns_links_parent_id_idx\` ON \`_navigation_v_version_left_menu_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_left_menu_columns_links_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_left_menu_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_left_menu_columns_links_locales_locale\` ON \`_navigation_v_version_left_menu_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_left_menu_columns_links_languages_idx\` ON \`_navigation_v_version_left_menu_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_left_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_left_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_left_menu_columns_order_idx\` ON \`_navigation_v_version_left_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_left_menu_columns_parent_id_idx\` ON \`_navigation_v_version_left_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_left_menu_columns_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_left_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_left_menu_columns_locales_locale_paren\` ON \`_navigation_v_version_left_menu_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_left_menu_columns_languages_idx\` ON \`_navigation_v_version_left_menu_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_left_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_left_menu_order_idx\` ON \`_navigation_v_version_left_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_left_menu_parent_id_idx\` ON \`_navigation_v_version_left_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_left_menu_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`offer_title\` text,
  	\`offer_text\` text,
  	\`offer_url\` text,
  	\`offer_action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_left_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_left_menu_locales_locale_parent_id_uni\` ON \`_navigation_v_version_left_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_left_menu_languages_idx\` ON \`_navigation_v_version_left_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_right_menu_sub_types\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text NOT NULL,
  	\`language_code\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_right_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_right_menu_sub_types_order_idx\` ON \`_navigation_v_version_right_menu_sub_types\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_right_menu_sub_types_parent_id_idx\` ON \`_navigation_v_version_right_menu_sub_types\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_right_menu_sub_types_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_right_menu_sub_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_right_menu_sub_types_locales_locale_pa\` ON \`_navigation_v_version_right_menu_sub_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_right_menu_sub_types_languages_idx\` ON \`_navigation_v_version_right_menu_sub_types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_right_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`icon_width\` numeric DEFAULT 20 NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_right_menu_order_idx\` ON \`_navigation_v_version_right_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_right_menu_parent_id_idx\` ON \`_navigation_v_version_right_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_right_menu_locales\` (
  	\`icon\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_right_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_right_menu_locales_locale_parent_id_un\` ON \`_navigation_v_version_right_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_right_menu_languages_idx\` ON \`_navigation_v_version_right_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_left_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_left\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_left_items_order_idx\` ON \`_navigation_v_version_footer_left_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_left_items_parent_id_idx\` ON \`_navigation_v_version_footer_left_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_left_items_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_left_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_left_items_locales_locale_paren\` ON \`_navigation_v_version_footer_left_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_left_items_languages_idx\` ON \`_navigation_v_version_footer_left_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'links' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_left_order_idx\` ON \`_navigation_v_version_footer_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_left_parent_id_idx\` ON \`_navigation_v_version_footer_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_left_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_left\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_left_locales_locale_parent_id_u\` ON \`_navigation_v_version_footer_left_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_left_languages_idx\` ON \`_navigation_v_version_footer_left_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_right_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_right\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_right_items_order_idx\` ON \`_navigation_v_version_footer_right_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_right_items_parent_id_idx\` ON \`_navigation_v_version_footer_right_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_right_items_locales\` (
  	\`text\` text,
  	\`url\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_right_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_right_items_locales_locale_pare\` ON \`_navigation_v_version_footer_right_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_right_items_languages_idx\` ON \`_navigation_v_version_footer_right_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'links' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_right_order_idx\` ON \`_navigation_v_version_footer_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_right_parent_id_idx\` ON \`_navigation_v_version_footer_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_right_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_right\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_right_locales_locale_parent_id_\` ON \`_navigation_v_version_footer_right_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_right_languages_idx\` ON \`_navigation_v_version_footer_right_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`home_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`section\` text NOT NULL,
  	\`is_shown\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_sections_order_idx\` ON \`home_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_sections_parent_id_idx\` ON \`home_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_highlights_shortcuts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_highlights_shortcuts_order_idx\` ON \`home_highlights_shortcuts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_highlights_shortcuts_parent_id_idx\` ON \`home_highlights_shortcuts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_highlights_shortcuts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_highlights_shortcuts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_highlights_shortcuts_locales_locale_parent_id_unique\` ON \`home_highlights_shortcuts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_highlights_shortcuts_languages_idx\` ON \`home_highlights_shortcuts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_services_tiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_services_tiles_order_idx\` ON \`home_services_tiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_services_tiles_parent_id_idx\` ON \`home_services_tiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_services_tiles_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`url\` text,
  	\`action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_services_tiles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_services_tiles_locales_locale_parent_id_unique\` ON \`home_services_tiles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_services_tiles_languages_idx\` ON \`home_services_tiles_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_why_reasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'money' NOT NULL,
  	\`amount\` numeric,
  	\`day\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_why_reasons_order_idx\` ON \`home_why_reasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_why_reasons_parent_id_idx\` ON \`home_why_reasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_why_reasons_locales\` (
  	\`unit\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_why_reasons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_why_reasons_locales_locale_parent_id_unique\` ON \`home_why_reasons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_why_reasons_languages_idx\` ON \`home_why_reasons_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_consultation_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_consultation_points_order_idx\` ON \`home_consultation_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_consultation_points_parent_id_idx\` ON \`home_consultation_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_consultation_points_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_consultation_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_consultation_points_locales_locale_parent_id_unique\` ON \`home_consultation_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_consultation_points_languages_idx\` ON \`home_consultation_points_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`popup_is_on\` integer DEFAULT false,
  	\`popup_picture_id\` integer,
  	\`popup_frequency\` text DEFAULT 'every-session' NOT NULL,
  	\`popup_every_days\` numeric DEFAULT 7,
  	\`popup_from\` text,
  	\`popup_until\` text,
  	\`last_save\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`popup_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_popup_popup_picture_idx\` ON \`home\` (\`popup_picture_id\`);`)
  await db.run(sql`CREATE TABLE \`home_locales\` (
  	\`hero_eyebrow\` text,
  	\`hero_headline\` text,
  	\`hero_lead\` text,
  	\`hero_primary_text\` text,
  	\`hero_primary_url\` text,
  	\`hero_secondary_text\` text,
  	\`hero_secondary_url\` text,
  	\`sample_loan_title\` text,
  	\`sample_loan_disclaimer\` text,
  	\`promotions_eyebrow\` text,
  	\`promotions_title\` text,
  	\`services_eyebrow\` text,
  	\`services_title\` text,
  	\`products_eyebrow\` text,
  	\`products_title\` text,
  	\`vision_eyebrow\` text,
  	\`vision_sentence\` text,
  	\`vision_highlight\` text,
  	\`why_eyebrow\` text,
  	\`why_title\` text,
  	\`consultation_eyebrow\` text,
  	\`consultation_title\` text,
  	\`consultation_text\` text,
  	\`consultation_action_text\` text,
  	\`consultation_action_url\` text,
  	\`news_eyebrow\` text,
  	\`news_title\` text,
  	\`branches_eyebrow\` text,
  	\`branches_title\` text,
  	\`branches_text\` text,
  	\`app_eyebrow\` text,
  	\`app_title\` text,
  	\`app_text\` text,
  	\`app_url\` text,
  	\`group_text\` text,
  	\`group_action_text\` text,
  	\`group_action_url\` text,
  	\`popup_title\` text,
  	\`popup_text\` text,
  	\`popup_action_text\` text,
  	\`popup_action_url\` text,
  	\`popup_is_still_right\` integer DEFAULT false,
  	\`popup_translated_from\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_locales_locale_parent_id_unique\` ON \`home_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_languages_idx\` ON \`home_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_rels_order_idx\` ON \`home_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_parent_idx\` ON \`home_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_path_idx\` ON \`home_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_products_id_idx\` ON \`home_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`section\` text NOT NULL,
  	\`is_shown\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_order_idx\` ON \`_home_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_parent_id_idx\` ON \`_home_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_highlights_shortcuts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_highlights_shortcuts_order_idx\` ON \`_home_v_version_highlights_shortcuts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_highlights_shortcuts_parent_id_idx\` ON \`_home_v_version_highlights_shortcuts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_highlights_shortcuts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`url\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_highlights_shortcuts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_highlights_shortcuts_locales_locale_parent_i\` ON \`_home_v_version_highlights_shortcuts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_highlights_shortcuts_languages_idx\` ON \`_home_v_version_highlights_shortcuts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_services_tiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_services_tiles_order_idx\` ON \`_home_v_version_services_tiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_services_tiles_parent_id_idx\` ON \`_home_v_version_services_tiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_services_tiles_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`url\` text,
  	\`action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_services_tiles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_services_tiles_locales_locale_parent_id_uniq\` ON \`_home_v_version_services_tiles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_services_tiles_languages_idx\` ON \`_home_v_version_services_tiles_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_why_reasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'money' NOT NULL,
  	\`amount\` numeric,
  	\`day\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_why_reasons_order_idx\` ON \`_home_v_version_why_reasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_why_reasons_parent_id_idx\` ON \`_home_v_version_why_reasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_why_reasons_locales\` (
  	\`unit\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_why_reasons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_why_reasons_locales_locale_parent_id_unique\` ON \`_home_v_version_why_reasons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_why_reasons_languages_idx\` ON \`_home_v_version_why_reasons_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_consultation_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_consultation_points_order_idx\` ON \`_home_v_version_consultation_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_consultation_points_parent_id_idx\` ON \`_home_v_version_consultation_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_consultation_points_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_consultation_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_consultation_points_locales_locale_parent_id\` ON \`_home_v_version_consultation_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_consultation_points_languages_idx\` ON \`_home_v_version_consultation_points_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_popup_is_on\` integer DEFAULT false,
  	\`version_popup_picture_id\` integer,
  	\`version_popup_frequency\` text DEFAULT 'every-session' NOT NULL,
  	\`version_popup_every_days\` numeric DEFAULT 7,
  	\`version_popup_from\` text,
  	\`version_popup_until\` text,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_popup_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_popup_version_popup_picture_idx\` ON \`_home_v\` (\`version_popup_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_locales\` (
  	\`version_hero_eyebrow\` text,
  	\`version_hero_headline\` text,
  	\`version_hero_lead\` text,
  	\`version_hero_primary_text\` text,
  	\`version_hero_primary_url\` text,
  	\`version_hero_secondary_text\` text,
  	\`version_hero_secondary_url\` text,
  	\`version_sample_loan_title\` text,
  	\`version_sample_loan_disclaimer\` text,
  	\`version_promotions_eyebrow\` text,
  	\`version_promotions_title\` text,
  	\`version_services_eyebrow\` text,
  	\`version_services_title\` text,
  	\`version_products_eyebrow\` text,
  	\`version_products_title\` text,
  	\`version_vision_eyebrow\` text,
  	\`version_vision_sentence\` text,
  	\`version_vision_highlight\` text,
  	\`version_why_eyebrow\` text,
  	\`version_why_title\` text,
  	\`version_consultation_eyebrow\` text,
  	\`version_consultation_title\` text,
  	\`version_consultation_text\` text,
  	\`version_consultation_action_text\` text,
  	\`version_consultation_action_url\` text,
  	\`version_news_eyebrow\` text,
  	\`version_news_title\` text,
  	\`version_branches_eyebrow\` text,
  	\`version_branches_title\` text,
  	\`version_branches_text\` text,
  	\`version_app_eyebrow\` text,
  	\`version_app_title\` text,
  	\`version_app_text\` text,
  	\`version_app_url\` text,
  	\`version_group_text\` text,
  	\`version_group_action_text\` text,
  	\`version_group_action_url\` text,
  	\`version_popup_title\` text,
  	\`version_popup_text\` text,
  	\`version_popup_action_text\` text,
  	\`version_popup_action_url\` text,
  	\`version_popup_is_still_right\` integer DEFAULT false,
  	\`version_popup_translated_from\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_locales_locale_parent_id_unique\` ON \`_home_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_languages_idx\` ON \`_home_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_rels_order_idx\` ON \`_home_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_parent_idx\` ON \`_home_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_path_idx\` ON \`_home_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_products_id_idx\` ON \`_home_v_rels\` (\`products_id\`);`)
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
  await db.run(sql`CREATE INDEX \`about_missions_languages_idx\` ON \`about_missions_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`about_history_languages_idx\` ON \`about_history_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`structure_picture_id\` integer,
  	\`last_save\` text,
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
  await db.run(sql`CREATE INDEX \`about_languages_idx\` ON \`about_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_about_v_version_missions_languages_idx\` ON \`_about_v_version_missions_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_about_v_version_history_languages_idx\` ON \`_about_v_version_history_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_structure_picture_id\` integer,
  	\`version_last_save\` text,
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
  await db.run(sql`CREATE INDEX \`_about_v_languages_idx\` ON \`_about_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_popular\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_popular_order_idx\` ON \`search_popular\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_popular_parent_id_idx\` ON \`search_popular\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_popular_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_popular\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_popular_locales_locale_parent_id_unique\` ON \`search_popular_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`search_popular_languages_idx\` ON \`search_popular_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`last_save\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_search_v_version_popular\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_v_version_popular_order_idx\` ON \`_search_v_version_popular\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_search_v_version_popular_parent_id_idx\` ON \`_search_v_version_popular\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_v_version_popular_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_v_version_popular\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_search_v_version_popular_locales_locale_parent_id_unique\` ON \`_search_v_version_popular_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_v_version_popular_languages_idx\` ON \`_search_v_version_popular_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_v_created_at_idx\` ON \`_search_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_v_updated_at_idx\` ON \`_search_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`calculators_loans_systems\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`calculators_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`calculators_loans_systems_order_idx\` ON \`calculators_loans_systems\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`calculators_loans_systems_parent_idx\` ON \`calculators_loans_systems\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`calculators_loans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`principal_least\` numeric NOT NULL,
  	\`principal_initial\` numeric NOT NULL,
  	\`principal_most\` numeric NOT NULL,
  	\`years_least\` numeric NOT NULL,
  	\`years_initial\` numeric NOT NULL,
  	\`years_most\` numeric NOT NULL,
  	\`annual_rate_percent_least\` numeric NOT NULL,
  	\`annual_rate_percent_initial\` numeric NOT NULL,
  	\`annual_rate_percent_most\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`calculators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`calculators_loans_order_idx\` ON \`calculators_loans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`calculators_loans_parent_id_idx\` ON \`calculators_loans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`calculators_loans_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`calculators_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`calculators_loans_locales_locale_parent_id_unique\` ON \`calculators_loans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`calculators_loans_languages_idx\` ON \`calculators_loans_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`calculators_time_deposit_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`months\` numeric NOT NULL,
  	\`annual_rate_percent\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`calculators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`calculators_time_deposit_terms_order_idx\` ON \`calculators_time_deposit_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`calculators_time_deposit_terms_parent_id_idx\` ON \`calculators_time_deposit_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`calculators\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`savings_goal_target_least\` numeric NOT NULL,
  	\`savings_goal_target_initial\` numeric NOT NULL,
  	\`savings_goal_target_most\` numeric NOT NULL,
  	\`savings_goal_initial_least\` numeric NOT NULL,
  	\`savings_goal_initial_initial\` numeric NOT NULL,
  	\`savings_goal_initial_most\` numeric NOT NULL,
  	\`savings_goal_years_least\` numeric NOT NULL,
  	\`savings_goal_years_initial\` numeric NOT NULL,
  	\`savings_goal_years_most\` numeric NOT NULL,
  	\`savings_goal_annual_rate_percent_least\` numeric NOT NULL,
  	\`savings_goal_annual_rate_percent_initial\` numeric NOT NULL,
  	\`savings_goal_annual_rate_percent_most\` numeric NOT NULL,
  	\`time_deposit_principal_least\` numeric NOT NULL,
  	\`time_deposit_principal_initial\` numeric NOT NULL,
  	\`time_deposit_principal_most\` numeric NOT NULL,
  	\`interest_tax_percent\` numeric NOT NULL,
  	\`interest_tax_free_up_to\` numeric NOT NULL,
  	\`last_save\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`calculators_locales\` (
  	\`disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`calculators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`calculators_locales_locale_parent_id_unique\` ON \`calculators_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`calculators_languages_idx\` ON \`calculators_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_version_loans_systems\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_calculators_v_version_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_systems_order_idx\` ON \`_calculators_v_version_loans_systems\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_systems_parent_idx\` ON \`_calculators_v_version_loans_systems\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_version_loans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`principal_least\` numeric NOT NULL,
  	\`principal_initial\` numeric NOT NULL,
  	\`principal_most\` numeric NOT NULL,
  	\`years_least\` numeric NOT NULL,
  	\`years_initial\` numeric NOT NULL,
  	\`years_most\` numeric NOT NULL,
  	\`annual_rate_percent_least\` numeric NOT NULL,
  	\`annual_rate_percent_initial\` numeric NOT NULL,
  	\`annual_rate_percent_most\` numeric NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calculators_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_order_idx\` ON \`_calculators_v_version_loans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_parent_id_idx\` ON \`_calculators_v_version_loans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_version_loans_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calculators_v_version_loans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_calculators_v_version_loans_locales_locale_parent_id_unique\` ON \`_calculators_v_version_loans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_loans_languages_idx\` ON \`_calculators_v_version_loans_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_version_time_deposit_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`months\` numeric NOT NULL,
  	\`annual_rate_percent\` numeric NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calculators_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_time_deposit_terms_order_idx\` ON \`_calculators_v_version_time_deposit_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_version_time_deposit_terms_parent_id_idx\` ON \`_calculators_v_version_time_deposit_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_savings_goal_target_least\` numeric NOT NULL,
  	\`version_savings_goal_target_initial\` numeric NOT NULL,
  	\`version_savings_goal_target_most\` numeric NOT NULL,
  	\`version_savings_goal_initial_least\` numeric NOT NULL,
  	\`version_savings_goal_initial_initial\` numeric NOT NULL,
  	\`version_savings_goal_initial_most\` numeric NOT NULL,
  	\`version_savings_goal_years_least\` numeric NOT NULL,
  	\`version_savings_goal_years_initial\` numeric NOT NULL,
  	\`version_savings_goal_years_most\` numeric NOT NULL,
  	\`version_savings_goal_annual_rate_percent_least\` numeric NOT NULL,
  	\`version_savings_goal_annual_rate_percent_initial\` numeric NOT NULL,
  	\`version_savings_goal_annual_rate_percent_most\` numeric NOT NULL,
  	\`version_time_deposit_principal_least\` numeric NOT NULL,
  	\`version_time_deposit_principal_initial\` numeric NOT NULL,
  	\`version_time_deposit_principal_most\` numeric NOT NULL,
  	\`version_interest_tax_percent\` numeric NOT NULL,
  	\`version_interest_tax_free_up_to\` numeric NOT NULL,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_calculators_v_created_at_idx\` ON \`_calculators_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_updated_at_idx\` ON \`_calculators_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_calculators_v_locales\` (
  	\`version_disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calculators_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_calculators_v_locales_locale_parent_id_unique\` ON \`_calculators_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_calculators_v_languages_idx\` ON \`_calculators_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`market\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`rates_stale_after_working_days\` numeric DEFAULT 1 NOT NULL,
  	\`rates_warn_above_percent\` numeric DEFAULT 2 NOT NULL,
  	\`rates_approve_above_percent\` numeric DEFAULT 5 NOT NULL,
  	\`rates_pull_is_on\` integer DEFAULT false,
  	\`rates_pull_url\` text,
  	\`rates_pull_changed_by_id\` integer,
  	\`rates_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`rates_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`funds_stale_after_working_days\` numeric DEFAULT 2 NOT NULL,
  	\`funds_warn_above_percent\` numeric DEFAULT 3 NOT NULL,
  	\`funds_approve_above_percent\` numeric DEFAULT 8 NOT NULL,
  	\`funds_pull_is_on\` integer DEFAULT false,
  	\`funds_pull_url\` text,
  	\`funds_pull_changed_by_id\` integer,
  	\`funds_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`funds_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`last_save\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`rates_pull_changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`funds_pull_changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`market_rates_pull_rates_pull_changed_by_idx\` ON \`market\` (\`rates_pull_changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_funds_pull_funds_pull_changed_by_idx\` ON \`market\` (\`funds_pull_changed_by_id\`);`)
  await db.run(sql`CREATE TABLE \`market_locales\` (
  	\`rates_disclaimer\` text,
  	\`funds_disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`market\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`market_locales_locale_parent_id_unique\` ON \`market_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`market_languages_idx\` ON \`market_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`market_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`currencies_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`market\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`currencies_id\`) REFERENCES \`currencies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`market_rels_order_idx\` ON \`market_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`market_rels_parent_idx\` ON \`market_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`market_rels_path_idx\` ON \`market_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`market_rels_currencies_id_idx\` ON \`market_rels\` (\`currencies_id\`);`)
  await db.run(sql`CREATE TABLE \`_market_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_rates_stale_after_working_days\` numeric DEFAULT 1 NOT NULL,
  	\`version_rates_warn_above_percent\` numeric DEFAULT 2 NOT NULL,
  	\`version_rates_approve_above_percent\` numeric DEFAULT 5 NOT NULL,
  	\`version_rates_pull_is_on\` integer DEFAULT false,
  	\`version_rates_pull_url\` text,
  	\`version_rates_pull_changed_by_id\` integer,
  	\`version_rates_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`version_rates_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`version_funds_stale_after_working_days\` numeric DEFAULT 2 NOT NULL,
  	\`version_funds_warn_above_percent\` numeric DEFAULT 3 NOT NULL,
  	\`version_funds_approve_above_percent\` numeric DEFAULT 8 NOT NULL,
  	\`version_funds_pull_is_on\` integer DEFAULT false,
  	\`version_funds_pull_url\` text,
  	\`version_funds_pull_changed_by_id\` integer,
  	\`version_funds_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`version_funds_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`version_last_save\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_rates_pull_changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_funds_pull_changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_market_v_version_rates_pull_version_rates_pull_changed__idx\` ON \`_market_v\` (\`version_rates_pull_changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_version_funds_pull_version_funds_pull_changed__idx\` ON \`_market_v\` (\`version_funds_pull_changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_created_at_idx\` ON \`_market_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_updated_at_idx\` ON \`_market_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_market_v_locales\` (
  	\`version_rates_disclaimer\` text,
  	\`version_funds_disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_market_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_market_v_locales_locale_parent_id_unique\` ON \`_market_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_languages_idx\` ON \`_market_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_market_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`currencies_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_market_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`currencies_id\`) REFERENCES \`currencies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_market_v_rels_order_idx\` ON \`_market_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_rels_parent_idx\` ON \`_market_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_rels_path_idx\` ON \`_market_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_rels_currencies_id_idx\` ON \`_market_v_rels\` (\`currencies_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`guide_groups\`;`)
  await db.run(sql`DROP TABLE \`guide_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`_guide_groups_v\`;`)
  await db.run(sql`DROP TABLE \`_guide_groups_v_locales\`;`)
  await db.run(sql`DROP TABLE \`guides\`;`)
  await db.run(sql`DROP TABLE \`guides_locales\`;`)
  await db.run(sql`DROP TABLE \`_guides_v\`;`)
  await db.run(sql`DROP TABLE \`_guides_v_locales\`;`)
  await db.run(sql`DROP TABLE \`governance\`;`)
  await db.run(sql`DROP TABLE \`governance_locales\`;`)
  await db.run(sql`DROP TABLE \`governance_rels\`;`)
  await db.run(sql`DROP TABLE \`_governance_v\`;`)
  await db.run(sql`DROP TABLE \`_governance_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_governance_v_rels\`;`)
  await db.run(sql`DROP TABLE \`literacy\`;`)
  await db.run(sql`DROP TABLE \`literacy_locales\`;`)
  await db.run(sql`DROP TABLE \`_literacy_v\`;`)
  await db.run(sql`DROP TABLE \`_literacy_v_locales\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`DROP TABLE \`notices_locales\`;`)
  await db.run(sql`DROP TABLE \`_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_locales\`;`)
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs_locales\`;`)
  await db.run(sql`DROP TABLE \`blogs_rels\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v_rels\`;`)
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`DROP TABLE \`tags_locales\`;`)
  await db.run(sql`DROP TABLE \`branches_services\`;`)
  await db.run(sql`DROP TABLE \`branches_hours_days\`;`)
  await db.run(sql`DROP TABLE \`branches_hours\`;`)
  await db.run(sql`DROP TABLE \`branches_special_days\`;`)
  await db.run(sql`DROP TABLE \`branches_special_days_locales\`;`)
  await db.run(sql`DROP TABLE \`branches\`;`)
  await db.run(sql`DROP TABLE \`branches_locales\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_hours_days\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_hours\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_special_days\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_special_days_locales\`;`)
  await db.run(sql`DROP TABLE \`_branches_v\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_locales\`;`)
  await db.run(sql`DROP TABLE \`faqs\`;`)
  await db.run(sql`DROP TABLE \`faqs_locales\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v_locales\`;`)
  await db.run(sql`DROP TABLE \`faq_topics\`;`)
  await db.run(sql`DROP TABLE \`faq_topics_locales\`;`)
  await db.run(sql`DROP TABLE \`careers\`;`)
  await db.run(sql`DROP TABLE \`careers_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_v\`;`)
  await db.run(sql`DROP TABLE \`_careers_v_locales\`;`)
  await db.run(sql`DROP TABLE \`promotions_figures\`;`)
  await db.run(sql`DROP TABLE \`promotions\`;`)
  await db.run(sql`DROP TABLE \`promotions_locales\`;`)
  await db.run(sql`DROP TABLE \`_promotions_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_promotions_v\`;`)
  await db.run(sql`DROP TABLE \`_promotions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`products_figures\`;`)
  await db.run(sql`DROP TABLE \`products_facts\`;`)
  await db.run(sql`DROP TABLE \`products_benefits\`;`)
  await db.run(sql`DROP TABLE \`products_tiers\`;`)
  await db.run(sql`DROP TABLE \`products_fees\`;`)
  await db.run(sql`DROP TABLE \`products_requirements\`;`)
  await db.run(sql`DROP TABLE \`products_steps\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_benefits\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_tiers\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_fees\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_requirements\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_figures\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents_locales\`;`)
  await db.run(sql`DROP TABLE \`document_files\`;`)
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
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`currencies_rate_types\`;`)
  await db.run(sql`DROP TABLE \`currencies\`;`)
  await db.run(sql`DROP TABLE \`currencies_locales\`;`)
  await db.run(sql`DROP TABLE \`exchange_quotes\`;`)
  await db.run(sql`DROP TABLE \`funds\`;`)
  await db.run(sql`DROP TABLE \`funds_locales\`;`)
  await db.run(sql`DROP TABLE \`fund_values\`;`)
  await db.run(sql`DROP TABLE \`holidays\`;`)
  await db.run(sql`DROP TABLE \`holidays_locales\`;`)
  await db.run(sql`DROP TABLE \`market_sheets\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`cache_tags\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings_locales\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_left_menu_columns_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_left_menu_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_left_menu_columns\`;`)
  await db.run(sql`DROP TABLE \`navigation_left_menu_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_left_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation_left_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_right_menu_sub_types\`;`)
  await db.run(sql`DROP TABLE \`navigation_right_menu_sub_types_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_right_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation_right_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_left_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_left_items_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_left\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_left_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_right_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_right_items_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_right\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_right_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_left_menu_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_left_menu_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_left_menu_columns\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_left_menu_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_left_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_left_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_right_menu_sub_types\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_right_menu_sub_types_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_right_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_right_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_left_items\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_left_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_left\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_left_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_right_items\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_right_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_right\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_right_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`home_sections\`;`)
  await db.run(sql`DROP TABLE \`home_highlights_shortcuts\`;`)
  await db.run(sql`DROP TABLE \`home_highlights_shortcuts_locales\`;`)
  await db.run(sql`DROP TABLE \`home_services_tiles\`;`)
  await db.run(sql`DROP TABLE \`home_services_tiles_locales\`;`)
  await db.run(sql`DROP TABLE \`home_why_reasons\`;`)
  await db.run(sql`DROP TABLE \`home_why_reasons_locales\`;`)
  await db.run(sql`DROP TABLE \`home_consultation_points\`;`)
  await db.run(sql`DROP TABLE \`home_consultation_points_locales\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`home_locales\`;`)
  await db.run(sql`DROP TABLE \`home_rels\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_highlights_shortcuts\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_highlights_shortcuts_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_services_tiles\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_services_tiles_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_why_reasons\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_why_reasons_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_consultation_points\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_consultation_points_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_rels\`;`)
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
  await db.run(sql`DROP TABLE \`search_popular\`;`)
  await db.run(sql`DROP TABLE \`search_popular_locales\`;`)
  await db.run(sql`DROP TABLE \`search\`;`)
  await db.run(sql`DROP TABLE \`_search_v_version_popular\`;`)
  await db.run(sql`DROP TABLE \`_search_v_version_popular_locales\`;`)
  await db.run(sql`DROP TABLE \`_search_v\`;`)
  await db.run(sql`DROP TABLE \`calculators_loans_systems\`;`)
  await db.run(sql`DROP TABLE \`calculators_loans\`;`)
  await db.run(sql`DROP TABLE \`calculators_loans_locales\`;`)
  await db.run(sql`DROP TABLE \`calculators_time_deposit_terms\`;`)
  await db.run(sql`DROP TABLE \`calculators\`;`)
  await db.run(sql`DROP TABLE \`calculators_locales\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_version_loans_systems\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_version_loans\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_version_loans_locales\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_version_time_deposit_terms\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v\`;`)
  await db.run(sql`DROP TABLE \`_calculators_v_locales\`;`)
  await db.run(sql`DROP TABLE \`market\`;`)
  await db.run(sql`DROP TABLE \`market_locales\`;`)
  await db.run(sql`DROP TABLE \`market_rels\`;`)
  await db.run(sql`DROP TABLE \`_market_v\`;`)
  await db.run(sql`DROP TABLE \`_market_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_market_v_rels\`;`)
}
