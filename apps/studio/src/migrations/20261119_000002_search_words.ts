import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The words by which messages are found: columns that Payload neither reads nor writes (`inbox/message.ts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "messages" ADD COLUMN "words" tsvector;
  ALTER TABLE "problem_reports" ADD COLUMN "words" tsvector;
  CREATE INDEX "messages_words_idx" ON "messages" USING gin ("words");
  CREATE INDEX "problem_reports_words_idx" ON "problem_reports" USING gin ("words");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "messages" DROP COLUMN "words";
  ALTER TABLE "problem_reports" DROP COLUMN "words";`)
}
