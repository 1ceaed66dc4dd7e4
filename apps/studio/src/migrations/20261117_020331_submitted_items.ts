import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_item_kind" AS ENUM('product', 'event', 'job');
  CREATE TYPE "public"."enum_quote_requests_item_kind" AS ENUM('product', 'event', 'job');
  CREATE TYPE "public"."enum_sign_ups_item_kind" AS ENUM('product', 'event', 'job');
  CREATE TYPE "public"."enum_applications_item_kind" AS ENUM('product', 'event', 'job');
  ALTER TABLE "contact_messages" ADD COLUMN "item_title" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "item_kind" "enum_contact_messages_item_kind";
  ALTER TABLE "contact_messages" ADD COLUMN "item_id" numeric;
  ALTER TABLE "quote_requests" ADD COLUMN "item_title" varchar;
  ALTER TABLE "quote_requests" ADD COLUMN "item_kind" "enum_quote_requests_item_kind";
  ALTER TABLE "quote_requests" ADD COLUMN "item_id" numeric;
  ALTER TABLE "sign_ups" ADD COLUMN "item_title" varchar;
  ALTER TABLE "sign_ups" ADD COLUMN "item_kind" "enum_sign_ups_item_kind";
  ALTER TABLE "sign_ups" ADD COLUMN "item_id" numeric;
  ALTER TABLE "applications" ADD COLUMN "item_title" varchar;
  ALTER TABLE "applications" ADD COLUMN "item_kind" "enum_applications_item_kind";
  ALTER TABLE "applications" ADD COLUMN "item_id" numeric;
  CREATE INDEX "contact_messages_item_title_idx" ON "contact_messages" USING btree ("item_title");
  CREATE INDEX "contact_messages_item_id_idx" ON "contact_messages" USING btree ("item_id");
  CREATE INDEX "quote_requests_item_title_idx" ON "quote_requests" USING btree ("item_title");
  CREATE INDEX "quote_requests_item_id_idx" ON "quote_requests" USING btree ("item_id");
  CREATE INDEX "sign_ups_item_title_idx" ON "sign_ups" USING btree ("item_title");
  CREATE INDEX "sign_ups_item_id_idx" ON "sign_ups" USING btree ("item_id");
  CREATE INDEX "applications_item_title_idx" ON "applications" USING btree ("item_title");
  CREATE INDEX "applications_item_id_idx" ON "applications" USING btree ("item_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_messages_item_title_idx";
  DROP INDEX "contact_messages_item_id_idx";
  DROP INDEX "quote_requests_item_title_idx";
  DROP INDEX "quote_requests_item_id_idx";
  DROP INDEX "sign_ups_item_title_idx";
  DROP INDEX "sign_ups_item_id_idx";
  DROP INDEX "applications_item_title_idx";
  DROP INDEX "applications_item_id_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "item_title";
  ALTER TABLE "contact_messages" DROP COLUMN "item_kind";
  ALTER TABLE "contact_messages" DROP COLUMN "item_id";
  ALTER TABLE "quote_requests" DROP COLUMN "item_title";
  ALTER TABLE "quote_requests" DROP COLUMN "item_kind";
  ALTER TABLE "quote_requests" DROP COLUMN "item_id";
  ALTER TABLE "sign_ups" DROP COLUMN "item_title";
  ALTER TABLE "sign_ups" DROP COLUMN "item_kind";
  ALTER TABLE "sign_ups" DROP COLUMN "item_id";
  ALTER TABLE "applications" DROP COLUMN "item_title";
  ALTER TABLE "applications" DROP COLUMN "item_kind";
  ALTER TABLE "applications" DROP COLUMN "item_id";
  DROP TYPE "public"."enum_contact_messages_item_kind";
  DROP TYPE "public"."enum_quote_requests_item_kind";
  DROP TYPE "public"."enum_sign_ups_item_kind";
  DROP TYPE "public"."enum_applications_item_kind";`)
}
