import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_cn" varchar,
  	"poster_id" integer NOT NULL,
  	"address" varchar,
  	"captions" varchar,
  	"captions_cn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "site_settings_video_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_video_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "products_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "_products_v_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_pictures_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_video_hosts" ADD CONSTRAINT "site_settings_video_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_video_hosts" ADD CONSTRAINT "_site_settings_v_version_video_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "films_poster_idx" ON "films" USING btree ("poster_id");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE INDEX "site_settings_video_hosts_order_idx" ON "site_settings_video_hosts" USING btree ("_order");
  CREATE INDEX "site_settings_video_hosts_parent_id_idx" ON "site_settings_video_hosts" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_video_hosts_order_idx" ON "_site_settings_v_version_video_hosts" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_video_hosts_parent_id_idx" ON "_site_settings_v_version_video_hosts" USING btree ("_parent_id");
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_rels_films_id_idx" ON "products_rels" USING btree ("films_id");
  CREATE INDEX "_products_v_rels_films_id_idx" ON "_products_v_rels" USING btree ("films_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_video_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_video_hosts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "films" CASCADE;
  DROP TABLE "site_settings_video_hosts" CASCADE;
  DROP TABLE "_site_settings_v_version_video_hosts" CASCADE;
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_films_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_films_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_films_fk";
  
  DROP INDEX "products_rels_films_id_idx";
  DROP INDEX "_products_v_rels_films_id_idx";
  DROP INDEX "payload_locked_documents_rels_films_id_idx";
  ALTER TABLE "products_rels" DROP COLUMN "films_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "films_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "films_id";`)
}
