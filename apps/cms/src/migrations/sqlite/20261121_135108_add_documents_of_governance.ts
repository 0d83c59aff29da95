import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`governance_rels\`;`)
  await db.run(sql`DROP TABLE \`_governance_v_rels\`;`)
}
