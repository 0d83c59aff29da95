import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`market_sheets\` ADD \`source_set_by_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`market_sheets_source_set_by_idx\` ON \`market_sheets\` (\`source_set_by_id\`);`)
  await db.run(sql`ALTER TABLE \`market\` ADD \`rates_pull_changed_by_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`market\` ADD \`funds_pull_changed_by_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`market_rates_pull_rates_pull_changed_by_idx\` ON \`market\` (\`rates_pull_changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_funds_pull_funds_pull_changed_by_idx\` ON \`market\` (\`funds_pull_changed_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_market_v\` ADD \`version_rates_pull_changed_by_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_market_v\` ADD \`version_funds_pull_changed_by_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_market_v_version_rates_pull_version_rates_pull_changed__idx\` ON \`_market_v\` (\`version_rates_pull_changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_version_funds_pull_version_funds_pull_changed__idx\` ON \`_market_v\` (\`version_funds_pull_changed_by_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_market_sheets\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`key\` text,
  	\`fingerprint\` text,
  	\`valid_from\` text,
  	\`seen_at\` text,
  	\`lines\` text NOT NULL,
  	\`findings\` text,
  	\`entered_by_id\` integer,
  	\`decided_by_id\` integer,
  	\`decided_at\` text,
  	\`withdrawn_by_id\` integer,
  	\`withdrawn_at\` text,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`entered_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`withdrawn_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_market_sheets\`("id", "kind", "source", "state", "key", "fingerprint", "valid_from", "seen_at", "lines", "findings", "entered_by_id", "decided_by_id", "decided_at", "withdrawn_by_id", "withdrawn_at", "reason", "updated_at", "created_at") SELECT "id", "kind", "source", "state", "key", "fingerprint", "valid_from", "seen_at", "lines", "findings", "entered_by_id", "decided_by_id", "decided_at", "withdrawn_by_id", "withdrawn_at", "reason", "updated_at", "created_at" FROM \`market_sheets\`;`)
  await db.run(sql`DROP TABLE \`market_sheets\`;`)
  await db.run(sql`ALTER TABLE \`__new_market_sheets\` RENAME TO \`market_sheets\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`market_sheets_kind_idx\` ON \`market_sheets\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_state_idx\` ON \`market_sheets\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`market_sheets_key_idx\` ON \`market_sheets\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_entered_by_idx\` ON \`market_sheets\` (\`entered_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_decided_by_idx\` ON \`market_sheets\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_withdrawn_by_idx\` ON \`market_sheets\` (\`withdrawn_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_updated_at_idx\` ON \`market_sheets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_created_at_idx\` ON \`market_sheets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_market\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`rates_stale_after_working_days\` numeric DEFAULT 1 NOT NULL,
  	\`rates_warn_above_percent\` numeric DEFAULT 2 NOT NULL,
  	\`rates_approve_above_percent\` numeric DEFAULT 5 NOT NULL,
  	\`rates_pull_is_on\` integer DEFAULT false,
  	\`rates_pull_url\` text,
  	\`rates_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`rates_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`funds_stale_after_working_days\` numeric DEFAULT 2 NOT NULL,
  	\`funds_warn_above_percent\` numeric DEFAULT 3 NOT NULL,
  	\`funds_approve_above_percent\` numeric DEFAULT 8 NOT NULL,
  	\`funds_pull_is_on\` integer DEFAULT false,
  	\`funds_pull_url\` text,
  	\`funds_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`funds_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_market\`("id", "rates_stale_after_working_days", "rates_warn_above_percent", "rates_approve_above_percent", "rates_pull_is_on", "rates_pull_url", "rates_pull_format", "rates_pull_every_minutes", "funds_stale_after_working_days", "funds_warn_above_percent", "funds_approve_above_percent", "funds_pull_is_on", "funds_pull_url", "funds_pull_format", "funds_pull_every_minutes", "updated_at", "created_at") SELECT "id", "rates_stale_after_working_days", "rates_warn_above_percent", "rates_approve_above_percent", "rates_pull_is_on", "rates_pull_url", "rates_pull_format", "rates_pull_every_minutes", "funds_stale_after_working_days", "funds_warn_above_percent", "funds_approve_above_percent", "funds_pull_is_on", "funds_pull_url", "funds_pull_format", "funds_pull_every_minutes", "updated_at", "created_at" FROM \`market\`;`)
  await db.run(sql`DROP TABLE \`market\`;`)
  await db.run(sql`ALTER TABLE \`__new_market\` RENAME TO \`market\`;`)
  await db.run(sql`CREATE TABLE \`__new__market_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_rates_stale_after_working_days\` numeric DEFAULT 1 NOT NULL,
  	\`version_rates_warn_above_percent\` numeric DEFAULT 2 NOT NULL,
  	\`version_rates_approve_above_percent\` numeric DEFAULT 5 NOT NULL,
  	\`version_rates_pull_is_on\` integer DEFAULT false,
  	\`version_rates_pull_url\` text,
  	\`version_rates_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`version_rates_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`version_funds_stale_after_working_days\` numeric DEFAULT 2 NOT NULL,
  	\`version_funds_warn_above_percent\` numeric DEFAULT 3 NOT NULL,
  	\`version_funds_approve_above_percent\` numeric DEFAULT 8 NOT NULL,
  	\`version_funds_pull_is_on\` integer DEFAULT false,
  	\`version_funds_pull_url\` text,
  	\`version_funds_pull_format\` text DEFAULT 'json' NOT NULL,
  	\`version_funds_pull_every_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__market_v\`("id", "version_rates_stale_after_working_days", "version_rates_warn_above_percent", "version_rates_approve_above_percent", "version_rates_pull_is_on", "version_rates_pull_url", "version_rates_pull_format", "version_rates_pull_every_minutes", "version_funds_stale_after_working_days", "version_funds_warn_above_percent", "version_funds_approve_above_percent", "version_funds_pull_is_on", "version_funds_pull_url", "version_funds_pull_format", "version_funds_pull_every_minutes", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_rates_stale_after_working_days", "version_rates_warn_above_percent", "version_rates_approve_above_percent", "version_rates_pull_is_on", "version_rates_pull_url", "version_rates_pull_format", "version_rates_pull_every_minutes", "version_funds_stale_after_working_days", "version_funds_warn_above_percent", "version_funds_approve_above_percent", "version_funds_pull_is_on", "version_funds_pull_url", "version_funds_pull_format", "version_funds_pull_every_minutes", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_market_v\`;`)
  await db.run(sql`DROP TABLE \`_market_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__market_v\` RENAME TO \`_market_v\`;`)
  await db.run(sql`CREATE INDEX \`_market_v_created_at_idx\` ON \`_market_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_market_v_updated_at_idx\` ON \`_market_v\` (\`updated_at\`);`)
}
