import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_ordering_sample" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__products_v_version_ordering_sample" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_categories_tint" AS ENUM('teal', 'ochre', 'plum', 'rose', 'slate', 'coral', 'indigo', 'sage', 'sky');
  CREATE TYPE "public"."enum_site_settings_ordering_sample" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__site_settings_v_version_ordering_sample" AS ENUM('yes', 'no');
  ALTER TABLE "products" ADD COLUMN "ordering_minimum_order" varchar;
  ALTER TABLE "products" ADD COLUMN "ordering_minimum_order_cn" varchar;
  ALTER TABLE "products" ADD COLUMN "ordering_lead_time" varchar;
  ALTER TABLE "products" ADD COLUMN "ordering_lead_time_cn" varchar;
  ALTER TABLE "products" ADD COLUMN "ordering_remaining_shelf_life" varchar;
  ALTER TABLE "products" ADD COLUMN "ordering_remaining_shelf_life_cn" varchar;
  ALTER TABLE "products" ADD COLUMN "ordering_sample" "enum_products_ordering_sample";
  ALTER TABLE "products" ADD COLUMN "transport" varchar;
  ALTER TABLE "products" ADD COLUMN "transport_cn" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_ordering_minimum_order" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_ordering_minimum_order_cn" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_ordering_lead_time" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_ordering_lead_time_cn" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_ordering_remaining_shelf_life" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_ordering_remaining_shelf_life_cn" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_ordering_sample" "enum__products_v_version_ordering_sample";
  ALTER TABLE "_products_v" ADD COLUMN "version_transport" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_transport_cn" varchar;
  ALTER TABLE "categories" ADD COLUMN "tint" "enum_categories_tint";
  ALTER TABLE "site_settings" ADD COLUMN "ordering_minimum_order" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "ordering_minimum_order_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "ordering_lead_time" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "ordering_lead_time_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "ordering_remaining_shelf_life" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "ordering_remaining_shelf_life_cn" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "ordering_sample" "enum_site_settings_ordering_sample";
  ALTER TABLE "site_settings" ADD COLUMN "ordering_transport" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "ordering_transport_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ordering_minimum_order" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ordering_minimum_order_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ordering_lead_time" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ordering_lead_time_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ordering_remaining_shelf_life" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ordering_remaining_shelf_life_cn" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ordering_sample" "enum__site_settings_v_version_ordering_sample";
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ordering_transport" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ordering_transport_cn" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "ordering_minimum_order";
  ALTER TABLE "products" DROP COLUMN "ordering_minimum_order_cn";
  ALTER TABLE "products" DROP COLUMN "ordering_lead_time";
  ALTER TABLE "products" DROP COLUMN "ordering_lead_time_cn";
  ALTER TABLE "products" DROP COLUMN "ordering_remaining_shelf_life";
  ALTER TABLE "products" DROP COLUMN "ordering_remaining_shelf_life_cn";
  ALTER TABLE "products" DROP COLUMN "ordering_sample";
  ALTER TABLE "products" DROP COLUMN "transport";
  ALTER TABLE "products" DROP COLUMN "transport_cn";
  ALTER TABLE "_products_v" DROP COLUMN "version_ordering_minimum_order";
  ALTER TABLE "_products_v" DROP COLUMN "version_ordering_minimum_order_cn";
  ALTER TABLE "_products_v" DROP COLUMN "version_ordering_lead_time";
  ALTER TABLE "_products_v" DROP COLUMN "version_ordering_lead_time_cn";
  ALTER TABLE "_products_v" DROP COLUMN "version_ordering_remaining_shelf_life";
  ALTER TABLE "_products_v" DROP COLUMN "version_ordering_remaining_shelf_life_cn";
  ALTER TABLE "_products_v" DROP COLUMN "version_ordering_sample";
  ALTER TABLE "_products_v" DROP COLUMN "version_transport";
  ALTER TABLE "_products_v" DROP COLUMN "version_transport_cn";
  ALTER TABLE "categories" DROP COLUMN "tint";
  ALTER TABLE "site_settings" DROP COLUMN "ordering_minimum_order";
  ALTER TABLE "site_settings" DROP COLUMN "ordering_minimum_order_cn";
  ALTER TABLE "site_settings" DROP COLUMN "ordering_lead_time";
  ALTER TABLE "site_settings" DROP COLUMN "ordering_lead_time_cn";
  ALTER TABLE "site_settings" DROP COLUMN "ordering_remaining_shelf_life";
  ALTER TABLE "site_settings" DROP COLUMN "ordering_remaining_shelf_life_cn";
  ALTER TABLE "site_settings" DROP COLUMN "ordering_sample";
  ALTER TABLE "site_settings" DROP COLUMN "ordering_transport";
  ALTER TABLE "site_settings" DROP COLUMN "ordering_transport_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ordering_minimum_order";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ordering_minimum_order_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ordering_lead_time";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ordering_lead_time_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ordering_remaining_shelf_life";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ordering_remaining_shelf_life_cn";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ordering_sample";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ordering_transport";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ordering_transport_cn";
  DROP TYPE "public"."enum_products_ordering_sample";
  DROP TYPE "public"."enum__products_v_version_ordering_sample";
  DROP TYPE "public"."enum_categories_tint";
  DROP TYPE "public"."enum_site_settings_ordering_sample";
  DROP TYPE "public"."enum__site_settings_v_version_ordering_sample";`)
}
