import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Whatever themed pages showed in percent goes on to be shown, now as the performance of the product.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   INSERT INTO "products_performance_targets" ("_order", "_parent_id", "id", "name", "name_cn", "positive_percent", "negative_percent")
  	SELECT t."_order", t."_parent_id", t."id", t."name", t."name_cn", t."ppa", t."npa" FROM "products_theme_performance_targets" t
  	JOIN "products" p ON p."id" = t."_parent_id" WHERE p."theme_enabled";
  UPDATE "products" SET "performance_note" = "theme_performance_note", "performance_note_cn" = "theme_performance_note_cn" WHERE "theme_enabled";
  INSERT INTO "_products_v_version_performance_targets" ("_order", "_parent_id", "name", "name_cn", "positive_percent", "negative_percent", "_uuid")
  	SELECT t."_order", t."_parent_id", t."name", t."name_cn", t."ppa", t."npa", t."_uuid" FROM "_products_v_version_theme_performance_targets" t
  	JOIN "_products_v" v ON v."id" = t."_parent_id" WHERE v."version_theme_enabled";
  UPDATE "_products_v" SET "version_performance_note" = "version_theme_performance_note", "version_performance_note_cn" = "version_theme_performance_note_cn" WHERE "version_theme_enabled";
  DROP TABLE "products_theme_performance_targets" CASCADE;
  DROP TABLE "_products_v_version_theme_performance_targets" CASCADE;
  ALTER TABLE "products" DROP COLUMN "theme_performance_note";
  ALTER TABLE "products" DROP COLUMN "theme_performance_note_cn";
  ALTER TABLE "_products_v" DROP COLUMN "version_theme_performance_note";
  ALTER TABLE "_products_v" DROP COLUMN "version_theme_performance_note_cn";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "products_theme_performance_targets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"ppa" numeric,
  	"npa" numeric
  );
  
  CREATE TABLE "_products_v_version_theme_performance_targets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"ppa" numeric,
  	"npa" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "products" ADD COLUMN "theme_performance_note" varchar;
  ALTER TABLE "products" ADD COLUMN "theme_performance_note_cn" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_theme_performance_note" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_theme_performance_note_cn" varchar;
  ALTER TABLE "products_theme_performance_targets" ADD CONSTRAINT "products_theme_performance_targets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_performance_targets" ADD CONSTRAINT "_products_v_version_theme_performance_targets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_theme_performance_targets_order_idx" ON "products_theme_performance_targets" USING btree ("_order");
  CREATE INDEX "products_theme_performance_targets_parent_id_idx" ON "products_theme_performance_targets" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_performance_targets_order_idx" ON "_products_v_version_theme_performance_targets" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_performance_targets_parent_id_idx" ON "_products_v_version_theme_performance_targets" USING btree ("_parent_id");`)
}
