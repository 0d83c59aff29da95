import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`guide_groups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`icon\` text DEFAULT 'book',
  	\`order\` numeric DEFAULT 100,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`guide_groups_slug_idx\` ON \`guide_groups\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_order_idx\` ON \`guide_groups\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_review_by_idx\` ON \`guide_groups\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_updated_at_idx\` ON \`guide_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_groups_created_at_idx\` ON \`guide_groups\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`_guide_groups_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_icon\` text DEFAULT 'book',
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_parent_idx\` ON \`_guide_groups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_slug_idx\` ON \`_guide_groups_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_order_idx\` ON \`_guide_groups_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_review_by_idx\` ON \`_guide_groups_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_updated_at_idx\` ON \`_guide_groups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_groups_v_version_version_created_at_idx\` ON \`_guide_groups_v\` (\`version_created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`guides\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`group_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`group_id\`) REFERENCES \`guide_groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`guides_slug_idx\` ON \`guides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`guides_group_idx\` ON \`guides\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`guides_order_idx\` ON \`guides\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guides_review_by_idx\` ON \`guides\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`guides_updated_at_idx\` ON \`guides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guides_created_at_idx\` ON \`guides\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`_guides_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_group_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_group_id\`) REFERENCES \`guide_groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guides_v_parent_idx\` ON \`_guides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_slug_idx\` ON \`_guides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_group_idx\` ON \`_guides_v\` (\`version_group_id\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_order_idx\` ON \`_guides_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_review_by_idx\` ON \`_guides_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_updated_at_idx\` ON \`_guides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guides_v_version_version_created_at_idx\` ON \`_guides_v\` (\`version_created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`governance\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`category\` text DEFAULT 'bodies',
  	\`order\` numeric DEFAULT 100,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`governance_slug_idx\` ON \`governance\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`governance_order_idx\` ON \`governance\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`governance_review_by_idx\` ON \`governance\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`governance_updated_at_idx\` ON \`governance\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`governance_created_at_idx\` ON \`governance\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`_governance_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_category\` text DEFAULT 'bodies',
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`governance\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_governance_v_parent_idx\` ON \`_governance_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_slug_idx\` ON \`_governance_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_order_idx\` ON \`_governance_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_review_by_idx\` ON \`_governance_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_updated_at_idx\` ON \`_governance_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_governance_v_version_version_created_at_idx\` ON \`_governance_v\` (\`version_created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`literacy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`topic\` text DEFAULT 'managing',
  	\`published_at\` text,
  	\`cover_id\` integer,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`literacy_slug_idx\` ON \`literacy\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`literacy_published_at_idx\` ON \`literacy\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`literacy_cover_idx\` ON \`literacy\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`literacy_review_by_idx\` ON \`literacy\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`literacy_updated_at_idx\` ON \`literacy\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`literacy_created_at_idx\` ON \`literacy\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`_literacy_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_topic\` text DEFAULT 'managing',
  	\`version_published_at\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`literacy\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_literacy_v_parent_idx\` ON \`_literacy_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_slug_idx\` ON \`_literacy_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_published_at_idx\` ON \`_literacy_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_cover_idx\` ON \`_literacy_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_review_by_idx\` ON \`_literacy_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_updated_at_idx\` ON \`_literacy_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_literacy_v_version_version_created_at_idx\` ON \`_literacy_v\` (\`version_created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`kind\` text DEFAULT 'privacy',
  	\`version\` text,
  	\`effective_from\` text,
  	\`owner\` text,
  	\`review_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_slug_idx\` ON \`notices\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`notices_kind_idx\` ON \`notices\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`notices_effective_from_idx\` ON \`notices\` (\`effective_from\`);`)
  await db.run(sql`CREATE INDEX \`notices_review_by_idx\` ON \`notices\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`_notices_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_kind\` text DEFAULT 'privacy',
  	\`version_version\` text,
  	\`version_effective_from\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_parent_idx\` ON \`_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_slug_idx\` ON \`_notices_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_kind_idx\` ON \`_notices_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_effective_from_idx\` ON \`_notices_v\` (\`version_effective_from\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_review_by_idx\` ON \`_notices_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_updated_at_idx\` ON \`_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_created_at_idx\` ON \`_notices_v\` (\`version_created_at\`);`)
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`guide_groups_id\` integer REFERENCES guide_groups(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`guides_id\` integer REFERENCES guides(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`governance_id\` integer REFERENCES governance(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`literacy_id\` integer REFERENCES literacy(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notices_id\` integer REFERENCES notices(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guide_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`guide_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guides_id_idx\` ON \`payload_locked_documents_rels\` (\`guides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_governance_id_idx\` ON \`payload_locked_documents_rels\` (\`governance_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_literacy_id_idx\` ON \`payload_locked_documents_rels\` (\`literacy_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`DROP TABLE \`_governance_v\`;`)
  await db.run(sql`DROP TABLE \`_governance_v_locales\`;`)
  await db.run(sql`DROP TABLE \`literacy\`;`)
  await db.run(sql`DROP TABLE \`literacy_locales\`;`)
  await db.run(sql`DROP TABLE \`_literacy_v\`;`)
  await db.run(sql`DROP TABLE \`_literacy_v_locales\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`DROP TABLE \`notices_locales\`;`)
  await db.run(sql`DROP TABLE \`_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "media_id", "documents_id", "document_files_id", "contact_messages_id", "redirects_id", "currencies_id", "exchange_quotes_id", "funds_id", "fund_values_id", "holidays_id", "market_sheets_id", "users_id", "scope_revisions_id") SELECT "id", "order", "parent_id", "path", "news_id", "media_id", "documents_id", "document_files_id", "contact_messages_id", "redirects_id", "currencies_id", "exchange_quotes_id", "funds_id", "fund_values_id", "holidays_id", "market_sheets_id", "users_id", "scope_revisions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
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
