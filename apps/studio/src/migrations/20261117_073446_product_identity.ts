import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_works_with_kind" AS ENUM('analyzer', 'test', 'control', 'accessory');
  CREATE TYPE "public"."enum__products_v_version_works_with_kind" AS ENUM('analyzer', 'test', 'control', 'accessory');
  CREATE TABLE "products_packs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"gtin" varchar,
  	"case_quantity" numeric,
  	"quantity" varchar,
  	"quantity_cn" varchar
  );
  
  CREATE TABLE "products_works_with" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_works_with_kind",
  	"product_id" integer
  );
  
  CREATE TABLE "_products_v_version_packs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"gtin" varchar,
  	"case_quantity" numeric,
  	"quantity" varchar,
  	"quantity_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_works_with" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_works_with_kind",
  	"product_id" integer,
  	"_uuid" varchar
  );
  
  ALTER TABLE "products" ADD COLUMN "discontinued_on" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "discontinued_last_order_on" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "discontinued_successor_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_discontinued_on" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_discontinued_last_order_on" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_discontinued_successor_id" integer;
  ALTER TABLE "products_packs" ADD CONSTRAINT "products_packs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_works_with" ADD CONSTRAINT "products_works_with_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_works_with" ADD CONSTRAINT "products_works_with_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_packs" ADD CONSTRAINT "_products_v_version_packs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_works_with" ADD CONSTRAINT "_products_v_version_works_with_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_works_with" ADD CONSTRAINT "_products_v_version_works_with_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_packs_order_idx" ON "products_packs" USING btree ("_order");
  CREATE INDEX "products_packs_parent_id_idx" ON "products_packs" USING btree ("_parent_id");
  CREATE INDEX "products_works_with_order_idx" ON "products_works_with" USING btree ("_order");
  CREATE INDEX "products_works_with_parent_id_idx" ON "products_works_with" USING btree ("_parent_id");
  CREATE INDEX "products_works_with_product_idx" ON "products_works_with" USING btree ("product_id");
  CREATE INDEX "_products_v_version_packs_order_idx" ON "_products_v_version_packs" USING btree ("_order");
  CREATE INDEX "_products_v_version_packs_parent_id_idx" ON "_products_v_version_packs" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_works_with_order_idx" ON "_products_v_version_works_with" USING btree ("_order");
  CREATE INDEX "_products_v_version_works_with_parent_id_idx" ON "_products_v_version_works_with" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_works_with_product_idx" ON "_products_v_version_works_with" USING btree ("product_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_discontinued_successor_id_products_id_fk" FOREIGN KEY ("discontinued_successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_discontinued_successor_id_products_id_fk" FOREIGN KEY ("version_discontinued_successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_discontinued_discontinued_successor_idx" ON "products" USING btree ("discontinued_successor_id");
  CREATE INDEX "_products_v_version_discontinued_version_discontinued_su_idx" ON "_products_v" USING btree ("version_discontinued_successor_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_packs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_works_with" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_packs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_works_with" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_packs" CASCADE;
  DROP TABLE "products_works_with" CASCADE;
  DROP TABLE "_products_v_version_packs" CASCADE;
  DROP TABLE "_products_v_version_works_with" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_discontinued_successor_id_products_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_discontinued_successor_id_products_id_fk";
  
  DROP INDEX "products_discontinued_discontinued_successor_idx";
  DROP INDEX "_products_v_version_discontinued_version_discontinued_su_idx";
  ALTER TABLE "products" DROP COLUMN "discontinued_on";
  ALTER TABLE "products" DROP COLUMN "discontinued_last_order_on";
  ALTER TABLE "products" DROP COLUMN "discontinued_successor_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_discontinued_on";
  ALTER TABLE "_products_v" DROP COLUMN "version_discontinued_last_order_on";
  ALTER TABLE "_products_v" DROP COLUMN "version_discontinued_successor_id";
  DROP TYPE "public"."enum_products_works_with_kind";
  DROP TYPE "public"."enum__products_v_version_works_with_kind";`)
}
