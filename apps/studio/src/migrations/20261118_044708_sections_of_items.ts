import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "theme_sections" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_theme_sections" jsonb;
  ALTER TABLE "articles" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_articles_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "events" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_sections" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "theme_sections";
  ALTER TABLE "_products_v" DROP COLUMN "version_theme_sections";
  ALTER TABLE "articles" DROP COLUMN "sections";
  ALTER TABLE "_articles_v" DROP COLUMN "version_sections";
  ALTER TABLE "events" DROP COLUMN "sections";
  ALTER TABLE "_events_v" DROP COLUMN "version_sections";`)
}
