import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "home_standing_notice_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"label_cn" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "_home_v_version_standing_notice_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"label_cn" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "home" ADD COLUMN "standing_notice_text" varchar;
  ALTER TABLE "home" ADD COLUMN "standing_notice_text_cn" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_standing_notice_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_standing_notice_text_cn" varchar;
  ALTER TABLE "home_standing_notice_links" ADD CONSTRAINT "home_standing_notice_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_standing_notice_links" ADD CONSTRAINT "_home_v_version_standing_notice_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_standing_notice_links_order_idx" ON "home_standing_notice_links" USING btree ("_order");
  CREATE INDEX "home_standing_notice_links_parent_id_idx" ON "home_standing_notice_links" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_standing_notice_links_order_idx" ON "_home_v_version_standing_notice_links" USING btree ("_order");
  CREATE INDEX "_home_v_version_standing_notice_links_parent_id_idx" ON "_home_v_version_standing_notice_links" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_standing_notice_links" CASCADE;
  DROP TABLE "_home_v_version_standing_notice_links" CASCADE;
  ALTER TABLE "home" DROP COLUMN "standing_notice_text";
  ALTER TABLE "home" DROP COLUMN "standing_notice_text_cn";
  ALTER TABLE "_home_v" DROP COLUMN "version_standing_notice_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_standing_notice_text_cn";`)
}
