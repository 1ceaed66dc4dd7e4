import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_result_guide_outcomes_look" AS ENUM('positive', 'negative', 'none', 'line', 'lighter', 'equal', 'darker', 'grade', 'display');
  CREATE TYPE "public"."enum_products_result_guide_device" AS ENUM('cassette', 'strip', 'dipstick', 'midstream', 'cup', 'dip-card', 'oral-fluid', 'chart', 'display');
  CREATE TYPE "public"."enum__products_v_version_result_guide_outcomes_look" AS ENUM('positive', 'negative', 'none', 'line', 'lighter', 'equal', 'darker', 'grade', 'display');
  CREATE TYPE "public"."enum__products_v_version_result_guide_device" AS ENUM('cassette', 'strip', 'dipstick', 'midstream', 'cup', 'dip-card', 'oral-fluid', 'chart', 'display');
  ALTER TYPE "public"."enum_products_result_guide_reading" ADD VALUE 'graded';
  ALTER TYPE "public"."enum_products_result_guide_reading" ADD VALUE 'chart';
  ALTER TYPE "public"."enum_products_result_guide_reading" ADD VALUE 'value';
  ALTER TYPE "public"."enum__products_v_version_result_guide_reading" ADD VALUE 'graded';
  ALTER TYPE "public"."enum__products_v_version_result_guide_reading" ADD VALUE 'chart';
  ALTER TYPE "public"."enum__products_v_version_result_guide_reading" ADD VALUE 'value';
  CREATE TABLE "products_result_guide_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" numeric,
  	"for" varchar,
  	"for_cn" varchar
  );
  
  CREATE TABLE "products_result_guide_panel" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar
  );
  
  CREATE TABLE "products_result_guide_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"look" "enum_products_result_guide_outcomes_look",
  	"shows" varchar,
  	"title" varchar,
  	"title_cn" varchar,
  	"next" varchar,
  	"next_cn" varchar
  );
  
  CREATE TABLE "products_result_guide_pads_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"color" varchar,
  	"means" varchar,
  	"means_cn" varchar
  );
  
  CREATE TABLE "products_result_guide_pads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" numeric,
  	"for" varchar,
  	"for_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_panel" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"look" "enum__products_v_version_result_guide_outcomes_look",
  	"shows" varchar,
  	"title" varchar,
  	"title_cn" varchar,
  	"next" varchar,
  	"next_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_pads_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"color" varchar,
  	"means" varchar,
  	"means_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_pads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "products" ADD COLUMN "result_guide_device" "enum_products_result_guide_device" DEFAULT 'cassette';
  ALTER TABLE "products" ADD COLUMN "result_guide_for_home" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "result_guide_read_until" numeric;
  ALTER TABLE "products" ADD COLUMN "result_guide_compared_with" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_result_guide_device" "enum__products_v_version_result_guide_device" DEFAULT 'cassette';
  ALTER TABLE "_products_v" ADD COLUMN "version_result_guide_for_home" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_result_guide_read_until" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_result_guide_compared_with" varchar;
  ALTER TABLE "products_result_guide_times" ADD CONSTRAINT "products_result_guide_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_panel" ADD CONSTRAINT "products_result_guide_panel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_outcomes" ADD CONSTRAINT "products_result_guide_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_pads_fields" ADD CONSTRAINT "products_result_guide_pads_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_result_guide_pads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_pads" ADD CONSTRAINT "products_result_guide_pads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_times" ADD CONSTRAINT "_products_v_version_result_guide_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_panel" ADD CONSTRAINT "_products_v_version_result_guide_panel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_outcomes" ADD CONSTRAINT "_products_v_version_result_guide_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_pads_fields" ADD CONSTRAINT "_products_v_version_result_guide_pads_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_result_guide_pads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_pads" ADD CONSTRAINT "_products_v_version_result_guide_pads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_result_guide_times_order_idx" ON "products_result_guide_times" USING btree ("_order");
  CREATE INDEX "products_result_guide_times_parent_id_idx" ON "products_result_guide_times" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_panel_order_idx" ON "products_result_guide_panel" USING btree ("_order");
  CREATE INDEX "products_result_guide_panel_parent_id_idx" ON "products_result_guide_panel" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_outcomes_order_idx" ON "products_result_guide_outcomes" USING btree ("_order");
  CREATE INDEX "products_result_guide_outcomes_parent_id_idx" ON "products_result_guide_outcomes" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_pads_fields_order_idx" ON "products_result_guide_pads_fields" USING btree ("_order");
  CREATE INDEX "products_result_guide_pads_fields_parent_id_idx" ON "products_result_guide_pads_fields" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_pads_order_idx" ON "products_result_guide_pads" USING btree ("_order");
  CREATE INDEX "products_result_guide_pads_parent_id_idx" ON "products_result_guide_pads" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_times_order_idx" ON "_products_v_version_result_guide_times" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_times_parent_id_idx" ON "_products_v_version_result_guide_times" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_panel_order_idx" ON "_products_v_version_result_guide_panel" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_panel_parent_id_idx" ON "_products_v_version_result_guide_panel" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_outcomes_order_idx" ON "_products_v_version_result_guide_outcomes" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_outcomes_parent_id_idx" ON "_products_v_version_result_guide_outcomes" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_pads_fields_order_idx" ON "_products_v_version_result_guide_pads_fields" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_pads_fields_parent_id_idx" ON "_products_v_version_result_guide_pads_fields" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_pads_order_idx" ON "_products_v_version_result_guide_pads" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_pads_parent_id_idx" ON "_products_v_version_result_guide_pads" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_result_guide_times" CASCADE;
  DROP TABLE "products_result_guide_panel" CASCADE;
  DROP TABLE "products_result_guide_outcomes" CASCADE;
  DROP TABLE "products_result_guide_pads_fields" CASCADE;
  DROP TABLE "products_result_guide_pads" CASCADE;
  DROP TABLE "_products_v_version_result_guide_times" CASCADE;
  DROP TABLE "_products_v_version_result_guide_panel" CASCADE;
  DROP TABLE "_products_v_version_result_guide_outcomes" CASCADE;
  DROP TABLE "_products_v_version_result_guide_pads_fields" CASCADE;
  DROP TABLE "_products_v_version_result_guide_pads" CASCADE;
  ALTER TABLE "products" ALTER COLUMN "result_guide_reading" SET DATA TYPE text;
  DROP TYPE "public"."enum_products_result_guide_reading";
  CREATE TYPE "public"."enum_products_result_guide_reading" AS ENUM('appears', 'disappears', 'compared');
  ALTER TABLE "products" ALTER COLUMN "result_guide_reading" SET DATA TYPE "public"."enum_products_result_guide_reading" USING "result_guide_reading"::"public"."enum_products_result_guide_reading";
  ALTER TABLE "_products_v" ALTER COLUMN "version_result_guide_reading" SET DATA TYPE text;
  DROP TYPE "public"."enum__products_v_version_result_guide_reading";
  CREATE TYPE "public"."enum__products_v_version_result_guide_reading" AS ENUM('appears', 'disappears', 'compared');
  ALTER TABLE "_products_v" ALTER COLUMN "version_result_guide_reading" SET DATA TYPE "public"."enum__products_v_version_result_guide_reading" USING "version_result_guide_reading"::"public"."enum__products_v_version_result_guide_reading";
  ALTER TABLE "products" DROP COLUMN "result_guide_device";
  ALTER TABLE "products" DROP COLUMN "result_guide_for_home";
  ALTER TABLE "products" DROP COLUMN "result_guide_read_until";
  ALTER TABLE "products" DROP COLUMN "result_guide_compared_with";
  ALTER TABLE "_products_v" DROP COLUMN "version_result_guide_device";
  ALTER TABLE "_products_v" DROP COLUMN "version_result_guide_for_home";
  ALTER TABLE "_products_v" DROP COLUMN "version_result_guide_read_until";
  ALTER TABLE "_products_v" DROP COLUMN "version_result_guide_compared_with";
  DROP TYPE "public"."enum_products_result_guide_outcomes_look";
  DROP TYPE "public"."enum_products_result_guide_device";
  DROP TYPE "public"."enum__products_v_version_result_guide_outcomes_look";
  DROP TYPE "public"."enum__products_v_version_result_guide_device";`)
}
