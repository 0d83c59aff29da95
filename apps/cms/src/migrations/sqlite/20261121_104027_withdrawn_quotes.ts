import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_exchange_quotes\` (
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
  await db.run(sql`INSERT INTO \`__new_exchange_quotes\`("id", "currency", "rate_type", "buy", "sell", "valid_from", "published_at", "sheet_id") SELECT "id", "currency", "rate_type", "buy", "sell", "valid_from", "published_at", "sheet_id" FROM \`exchange_quotes\`;`)
  await db.run(sql`DROP TABLE \`exchange_quotes\`;`)
  await db.run(sql`ALTER TABLE \`__new_exchange_quotes\` RENAME TO \`exchange_quotes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`exchange_quotes_sheet_idx\` ON \`exchange_quotes\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`currency_rateType_validFrom_idx\` ON \`exchange_quotes\` (\`currency\`,\`rate_type\`,\`valid_from\`);`)
  await db.run(sql`ALTER TABLE \`market_sheets\` ADD \`withdrawn_by_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`market_sheets\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`CREATE INDEX \`market_sheets_withdrawn_by_idx\` ON \`market_sheets\` (\`withdrawn_by_id\`);`)
  // A sheet that waits says from when it holds only where that was given.
  await db.run(sql`UPDATE \`market_sheets\` SET \`valid_from\` = NULL WHERE \`state\` = 'waiting' AND \`valid_from\` <= \`created_at\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // What was withdrawn never held, and must not begin to.
  await db.run(sql`DELETE FROM \`exchange_quotes\` WHERE \`valid_from\` IS NULL;`)
  await db.run(sql`UPDATE \`market_sheets\` SET \`state\` = 'rejected' WHERE \`state\` IN ('superseded', 'withdrawn');`)
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
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`entered_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_market_sheets\`("id", "kind", "source", "state", "key", "fingerprint", "valid_from", "seen_at", "lines", "findings", "entered_by_id", "decided_by_id", "decided_at", "reason", "updated_at", "created_at") SELECT "id", "kind", "source", "state", "key", "fingerprint", "valid_from", "seen_at", "lines", "findings", "entered_by_id", "decided_by_id", "decided_at", "reason", "updated_at", "created_at" FROM \`market_sheets\`;`)
  await db.run(sql`DROP TABLE \`market_sheets\`;`)
  await db.run(sql`ALTER TABLE \`__new_market_sheets\` RENAME TO \`market_sheets\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`market_sheets_kind_idx\` ON \`market_sheets\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_state_idx\` ON \`market_sheets\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`market_sheets_key_idx\` ON \`market_sheets\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_entered_by_idx\` ON \`market_sheets\` (\`entered_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_decided_by_idx\` ON \`market_sheets\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_updated_at_idx\` ON \`market_sheets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`market_sheets_created_at_idx\` ON \`market_sheets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_exchange_quotes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`currency\` text NOT NULL,
  	\`rate_type\` text NOT NULL,
  	\`buy\` numeric NOT NULL,
  	\`sell\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`published_at\` text NOT NULL,
  	\`sheet_id\` integer,
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`market_sheets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_exchange_quotes\`("id", "currency", "rate_type", "buy", "sell", "valid_from", "published_at", "sheet_id") SELECT "id", "currency", "rate_type", "buy", "sell", "valid_from", "published_at", "sheet_id" FROM \`exchange_quotes\`;`)
  await db.run(sql`DROP TABLE \`exchange_quotes\`;`)
  await db.run(sql`ALTER TABLE \`__new_exchange_quotes\` RENAME TO \`exchange_quotes\`;`)
  await db.run(sql`CREATE INDEX \`exchange_quotes_sheet_idx\` ON \`exchange_quotes\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`currency_rateType_validFrom_idx\` ON \`exchange_quotes\` (\`currency\`,\`rate_type\`,\`valid_from\`);`)
}
