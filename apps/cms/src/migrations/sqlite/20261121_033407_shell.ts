import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT 'permanent' NOT NULL,
  	\`note\` text,
  	\`is_automatic\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`banner_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`banner_tone\` text DEFAULT 'information' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`banner_is_dismissible\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`banner_from\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`banner_until\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`maintenance_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`maintenance_expected_end\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`banner_text\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`banner_link_text\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`banner_link_url\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`maintenance_message\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_banner_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_banner_tone\` text DEFAULT 'information' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_banner_is_dismissible\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_banner_from\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_banner_until\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_maintenance_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_maintenance_expected_end\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` ADD \`version_banner_text\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` ADD \`version_banner_link_text\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` ADD \`version_banner_link_url\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` ADD \`version_maintenance_message\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`popup_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`popup_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`popup_frequency\` text DEFAULT 'every-session' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`popup_every_days\` numeric DEFAULT 7;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`popup_from\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`popup_until\` text;`)
  await db.run(sql`CREATE INDEX \`home_popup_popup_picture_idx\` ON \`home\` (\`popup_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`popup_title\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`popup_text\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`popup_action_text\` text;`)
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`popup_action_url\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_popup_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_popup_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_popup_frequency\` text DEFAULT 'every-session' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_popup_every_days\` numeric DEFAULT 7;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_popup_from\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_popup_until\` text;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_popup_version_popup_picture_idx\` ON \`_home_v\` (\`version_popup_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_popup_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_popup_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_popup_action_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_popup_action_url\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`media_id\` integer,
  	\`contact_messages_id\` integer,
  	\`users_id\` integer,
  	\`scope_revisions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`scope_revisions_id\`) REFERENCES \`scope_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "media_id", "contact_messages_id", "users_id", "scope_revisions_id") SELECT "id", "order", "parent_id", "path", "news_id", "media_id", "contact_messages_id", "users_id", "scope_revisions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_scope_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`scope_revisions_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sample_loan_principal\` numeric NOT NULL,
  	\`sample_loan_annual_rate_percent\` numeric NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home\`("id", "sample_loan_principal", "sample_loan_annual_rate_percent", "updated_at", "created_at") SELECT "id", "sample_loan_principal", "sample_loan_annual_rate_percent", "updated_at", "created_at" FROM \`home\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`ALTER TABLE \`__new_home\` RENAME TO \`home\`;`)
  await db.run(sql`CREATE TABLE \`__new__home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_sample_loan_principal\` numeric NOT NULL,
  	\`version_sample_loan_annual_rate_percent\` numeric NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v\`("id", "version_sample_loan_principal", "version_sample_loan_annual_rate_percent", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_sample_loan_principal", "version_sample_loan_annual_rate_percent", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v\` RENAME TO \`_home_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`banner_is_on\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`banner_tone\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`banner_is_dismissible\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`banner_from\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`banner_until\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`maintenance_is_on\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`maintenance_expected_end\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`banner_text\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`banner_link_text\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`banner_link_url\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`maintenance_message\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_banner_is_on\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_banner_tone\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_banner_is_dismissible\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_banner_from\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_banner_until\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_maintenance_is_on\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_maintenance_expected_end\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` DROP COLUMN \`version_banner_text\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` DROP COLUMN \`version_banner_link_text\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` DROP COLUMN \`version_banner_link_url\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` DROP COLUMN \`version_maintenance_message\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`popup_title\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`popup_text\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`popup_action_text\`;`)
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`popup_action_url\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_popup_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_popup_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_popup_action_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_popup_action_url\`;`)
}
