import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_characteristics_key" AS ENUM('limitOfDetection', 'cutOff', 'crossReactivity', 'interferingSubstances', 'ageRange');
  CREATE TYPE "public"."enum__products_v_version_characteristics_key" AS ENUM('limitOfDetection', 'cutOff', 'crossReactivity', 'interferingSubstances', 'ageRange');
  CREATE TABLE "products_performance_targets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"positive_agreed" numeric,
  	"positive_total" numeric,
  	"positive_percent" numeric,
  	"negative_agreed" numeric,
  	"negative_total" numeric,
  	"negative_percent" numeric,
  	"comparator" varchar,
  	"comparator_cn" varchar,
  	"setting" varchar,
  	"setting_cn" varchar,
  	"population" varchar,
  	"population_cn" varchar
  );
  
  CREATE TABLE "products_characteristics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_products_characteristics_key",
  	"value" varchar,
  	"value_cn" varchar
  );
  
  CREATE TABLE "_products_v_version_performance_targets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"positive_agreed" numeric,
  	"positive_total" numeric,
  	"positive_percent" numeric,
  	"negative_agreed" numeric,
  	"negative_total" numeric,
  	"negative_percent" numeric,
  	"comparator" varchar,
  	"comparator_cn" varchar,
  	"setting" varchar,
  	"setting_cn" varchar,
  	"population" varchar,
  	"population_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_characteristics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__products_v_version_characteristics_key",
  	"value" varchar,
  	"value_cn" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "products" ADD COLUMN "performance_note" varchar;
  ALTER TABLE "products" ADD COLUMN "performance_note_cn" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_performance_note" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_performance_note_cn" varchar;
  ALTER TABLE "products_performance_targets" ADD CONSTRAINT "products_performance_targets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_characteristics" ADD CONSTRAINT "products_characteristics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_performance_targets" ADD CONSTRAINT "_products_v_version_performance_targets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_characteristics" ADD CONSTRAINT "_products_v_version_characteristics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_performance_targets_order_idx" ON "products_performance_targets" USING btree ("_order");
  CREATE INDEX "products_performance_targets_parent_id_idx" ON "products_performance_targets" USING btree ("_parent_id");
  CREATE INDEX "products_characteristics_order_idx" ON "products_characteristics" USING btree ("_order");
  CREATE INDEX "products_characteristics_parent_id_idx" ON "products_characteristics" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_performance_targets_order_idx" ON "_products_v_version_performance_targets" USING btree ("_order");
  CREATE INDEX "_products_v_version_performance_targets_parent_id_idx" ON "_products_v_version_performance_targets" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_characteristics_order_idx" ON "_products_v_version_characteristics" USING btree ("_order");
  CREATE INDEX "_products_v_version_characteristics_parent_id_idx" ON "_products_v_version_characteristics" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_performance_targets" CASCADE;
  DROP TABLE "products_characteristics" CASCADE;
  DROP TABLE "_products_v_version_performance_targets" CASCADE;
  DROP TABLE "_products_v_version_characteristics" CASCADE;
  ALTER TABLE "products" DROP COLUMN "performance_note";
  ALTER TABLE "products" DROP COLUMN "performance_note_cn";
  ALTER TABLE "_products_v" DROP COLUMN "version_performance_note";
  ALTER TABLE "_products_v" DROP COLUMN "version_performance_note_cn";
  DROP TYPE "public"."enum_products_characteristics_key";
  DROP TYPE "public"."enum__products_v_version_characteristics_key";`)
}
