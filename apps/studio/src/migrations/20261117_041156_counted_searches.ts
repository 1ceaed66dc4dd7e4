import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_missed_searches_outcome" AS ENUM('missed', 'shown', 'opened');
  ALTER TABLE "missed_searches" ADD COLUMN "outcome" "enum_missed_searches_outcome" DEFAULT 'missed' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "missed_searches" DROP COLUMN "outcome";
  DROP TYPE "public"."enum_missed_searches_outcome";`)
}
