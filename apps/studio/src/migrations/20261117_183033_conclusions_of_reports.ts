import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "problem_reports" ALTER COLUMN "harm" SET DEFAULT 'unsaid';
  ALTER TABLE "problem_reports" ALTER COLUMN "role" SET DEFAULT 'other';
  ALTER TABLE "problem_reports" ADD COLUMN "conclusion" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "problem_reports" ALTER COLUMN "harm" DROP DEFAULT;
  ALTER TABLE "problem_reports" ALTER COLUMN "role" DROP DEFAULT;
  ALTER TABLE "problem_reports" DROP COLUMN "conclusion";`)
}
