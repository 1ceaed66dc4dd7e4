import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_documents_kind" AS ENUM('instructions-for-use', 'quick-reference-card', 'wall-chart', 'user-manual', 'cleaning-guide', 'product-brochure', 'product-sheet', 'safety-data-sheet-extraction-buffer', 'safety-data-sheet-sample-diluent', 'safety-data-sheet-test-device', 'safety-data-sheet-control-material');
  CREATE TYPE "public"."enum_products_documents_language" AS ENUM('en', 'zh', 'es', 'fr');
  CREATE TYPE "public"."enum_products_result_guide_reading" AS ENUM('appears', 'disappears', 'compared');
  CREATE TYPE "public"."enum__products_v_version_documents_kind" AS ENUM('instructions-for-use', 'quick-reference-card', 'wall-chart', 'user-manual', 'cleaning-guide', 'product-brochure', 'product-sheet', 'safety-data-sheet-extraction-buffer', 'safety-data-sheet-sample-diluent', 'safety-data-sheet-test-device', 'safety-data-sheet-control-material');
  CREATE TYPE "public"."enum__products_v_version_documents_language" AS ENUM('en', 'zh', 'es', 'fr');
  CREATE TYPE "public"."enum__products_v_version_result_guide_reading" AS ENUM('appears', 'disappears', 'compared');
  CREATE TYPE "public"."enum_jobs_employment" AS ENUM('full-time', 'part-time', 'temporary', 'internship');
  CREATE TYPE "public"."enum__jobs_v_version_employment" AS ENUM('full-time', 'part-time', 'temporary', 'internship');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('product', 'category', 'article', 'event');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'cn');
  ALTER TYPE "public"."enum_pages_key" ADD VALUE 'accessibility' BEFORE 'anti-bribery-policy';
  ALTER TYPE "public"."enum__pages_v_version_key" ADD VALUE 'accessibility' BEFORE 'anti-bribery-policy';
  CREATE TABLE "products_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_documents_kind",
  	"language" "enum_products_documents_language" DEFAULT 'en',
  	"document_id" integer
  );
  
  CREATE TABLE "products_result_guide_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mark" varchar,
  	"name" varchar,
  	"name_cn" varchar,
  	"strip" numeric
  );
  
  CREATE TABLE "_products_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_documents_kind",
  	"language" "enum__products_v_version_documents_language" DEFAULT 'en',
  	"document_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"mark" varchar,
  	"name" varchar,
  	"name_cn" varchar,
  	"strip" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_redirects_kind" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "documents_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"line" varchar NOT NULL,
  	"line_cn" varchar
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"page" varchar,
  	"state" "enum_subscribers_state" NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"language" "enum_subscribers_language",
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery_codes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "missed_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"searches" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"submissions" numeric NOT NULL,
  	"by_id" integer,
  	"on_site" numeric,
  	"done_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "synonyms_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"typed" varchar NOT NULL,
  	"means" varchar NOT NULL
  );
  
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_synonyms_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"typed" varchar NOT NULL,
  	"means" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_synonyms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "pictures_sizes_avif480_sizes_avif480_filename_idx";
  DROP INDEX "pictures_sizes_avif768_sizes_avif768_filename_idx";
  DROP INDEX "pictures_sizes_avif1200_sizes_avif1200_filename_idx";
  DROP INDEX "pictures_sizes_avif1920_sizes_avif1920_filename_idx";
  DROP INDEX "pictures_sizes_webp768_sizes_webp768_filename_idx";
  DROP INDEX "pictures_sizes_webp1200_sizes_webp1200_filename_idx";
  DROP INDEX "pictures_sizes_webp1920_sizes_webp1920_filename_idx";
  DROP INDEX "pictures_sizes_share_jpeg_sizes_share_jpeg_filename_idx";
  DROP INDEX "pictures_sizes_share_webp_sizes_share_webp_filename_idx";
  ALTER TABLE "documents" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "products_theme_steps" ADD COLUMN "picture_id" integer;
  ALTER TABLE "products" ADD COLUMN "result_guide_reading" "enum_products_result_guide_reading";
  ALTER TABLE "products" ADD COLUMN "theme_scene_picture_id" integer;
  ALTER TABLE "products" ADD COLUMN "theme_scene_caption" varchar;
  ALTER TABLE "products" ADD COLUMN "theme_scene_caption_cn" varchar;
  ALTER TABLE "products_rels" ADD COLUMN "pictures_id" integer;
  ALTER TABLE "_products_v_version_theme_steps" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_result_guide_reading" "enum__products_v_version_result_guide_reading";
  ALTER TABLE "_products_v" ADD COLUMN "version_theme_scene_picture_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_theme_scene_caption" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_theme_scene_caption_cn" varchar;
  ALTER TABLE "_products_v_rels" ADD COLUMN "pictures_id" integer;
  ALTER TABLE "categories" ADD COLUMN "picture_id" integer;
  ALTER TABLE "jobs" ADD COLUMN "employment" "enum_jobs_employment" DEFAULT 'full-time';
  ALTER TABLE "_jobs_v" ADD COLUMN "version_employment" "enum__jobs_v_version_employment" DEFAULT 'full-time';
  ALTER TABLE "job_locations" ADD COLUMN "country" varchar;
  ALTER TABLE "job_locations" ADD COLUMN "remote" boolean DEFAULT false;
  ALTER TABLE "mails" ADD COLUMN "html" varchar;
  ALTER TABLE "mails" ADD COLUMN "unsubscribe_link" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missed_searches_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "erasures_id" integer;
  ALTER TABLE "home" ADD COLUMN "notice_from" timestamp(3) with time zone;
  ALTER TABLE "home" ADD COLUMN "notice_until" timestamp(3) with time zone;
  ALTER TABLE "_home_v" ADD COLUMN "version_notice_from" timestamp(3) with time zone;
  ALTER TABLE "_home_v" ADD COLUMN "version_notice_until" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "share_social" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_microblog" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_professional" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_social" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_microblog" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_professional" varchar;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_lines" ADD CONSTRAINT "products_result_guide_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_lines" ADD CONSTRAINT "_products_v_version_result_guide_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_contents" ADD CONSTRAINT "documents_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "erasures_texts" ADD CONSTRAINT "erasures_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "synonyms_lines" ADD CONSTRAINT "synonyms_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_synonyms_v_version_lines" ADD CONSTRAINT "_synonyms_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_documents_order_idx" ON "products_documents" USING btree ("_order");
  CREATE INDEX "products_documents_parent_id_idx" ON "products_documents" USING btree ("_parent_id");
  CREATE INDEX "products_documents_document_idx" ON "products_documents" USING btree ("document_id");
  CREATE INDEX "products_result_guide_lines_order_idx" ON "products_result_guide_lines" USING btree ("_order");
  CREATE INDEX "products_result_guide_lines_parent_id_idx" ON "products_result_guide_lines" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_documents_order_idx" ON "_products_v_version_documents" USING btree ("_order");
  CREATE INDEX "_products_v_version_documents_parent_id_idx" ON "_products_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_documents_document_idx" ON "_products_v_version_documents" USING btree ("document_id");
  CREATE INDEX "_products_v_version_result_guide_lines_order_idx" ON "_products_v_version_result_guide_lines" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_lines_parent_id_idx" ON "_products_v_version_result_guide_lines" USING btree ("_parent_id");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "documents_contents_order_idx" ON "documents_contents" USING btree ("_order");
  CREATE INDEX "documents_contents_parent_id_idx" ON "documents_contents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_asked_at_idx" ON "subscribers" USING btree ("asked_at");
  CREATE INDEX "subscribers_confirmed_at_idx" ON "subscribers" USING btree ("confirmed_at");
  CREATE INDEX "subscribers_unsubscribed_at_idx" ON "subscribers" USING btree ("unsubscribed_at");
  CREATE UNIQUE INDEX "subscribers_key_idx" ON "subscribers" USING btree ("key");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "missed_searches_batch_idx" ON "missed_searches" USING btree ("batch");
  CREATE INDEX "missed_searches_day_idx" ON "missed_searches" USING btree ("day");
  CREATE INDEX "missed_searches_updated_at_idx" ON "missed_searches" USING btree ("updated_at");
  CREATE INDEX "missed_searches_created_at_idx" ON "missed_searches" USING btree ("created_at");
  CREATE INDEX "erasures_by_idx" ON "erasures" USING btree ("by_id");
  CREATE INDEX "erasures_done_at_idx" ON "erasures" USING btree ("done_at");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "erasures_texts_order_parent" ON "erasures_texts" USING btree ("order","parent_id");
  CREATE INDEX "synonyms_lines_order_idx" ON "synonyms_lines" USING btree ("_order");
  CREATE INDEX "synonyms_lines_parent_id_idx" ON "synonyms_lines" USING btree ("_parent_id");
  CREATE INDEX "_synonyms_v_version_lines_order_idx" ON "_synonyms_v_version_lines" USING btree ("_order");
  CREATE INDEX "_synonyms_v_version_lines_parent_id_idx" ON "_synonyms_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_synonyms_v_created_at_idx" ON "_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_synonyms_v_updated_at_idx" ON "_synonyms_v" USING btree ("updated_at");
  ALTER TABLE "products_theme_steps" ADD CONSTRAINT "products_theme_steps_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_theme_scene_picture_id_pictures_id_fk" FOREIGN KEY ("theme_scene_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_steps" ADD CONSTRAINT "_products_v_version_theme_steps_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_theme_scene_picture_id_pictures_id_fk" FOREIGN KEY ("version_theme_scene_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missed_searches_fk" FOREIGN KEY ("missed_searches_id") REFERENCES "public"."missed_searches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_theme_steps_picture_idx" ON "products_theme_steps" USING btree ("picture_id");
  CREATE INDEX "products_theme_scene_theme_scene_picture_idx" ON "products" USING btree ("theme_scene_picture_id");
  CREATE INDEX "products_rels_pictures_id_idx" ON "products_rels" USING btree ("pictures_id");
  CREATE INDEX "_products_v_version_theme_steps_picture_idx" ON "_products_v_version_theme_steps" USING btree ("picture_id");
  CREATE INDEX "_products_v_version_theme_scene_version_theme_scene_pict_idx" ON "_products_v" USING btree ("version_theme_scene_picture_id");
  CREATE INDEX "_products_v_rels_pictures_id_idx" ON "_products_v_rels" USING btree ("pictures_id");
  CREATE INDEX "categories_picture_idx" ON "categories" USING btree ("picture_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_missed_searches_id_idx" ON "payload_locked_documents_rels" USING btree ("missed_searches_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif480_url";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif480_width";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif480_height";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif480_mime_type";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif480_filesize";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif480_filename";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif768_url";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif768_width";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif768_height";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif768_mime_type";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif768_filesize";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif768_filename";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1200_url";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1200_width";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1200_height";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1200_mime_type";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1200_filesize";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1200_filename";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1920_url";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1920_width";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1920_height";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1920_mime_type";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1920_filesize";
  ALTER TABLE "pictures" DROP COLUMN "sizes_avif1920_filename";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp768_url";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp768_width";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp768_height";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp768_mime_type";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp768_filesize";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp768_filename";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1200_url";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1200_width";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1200_height";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1200_mime_type";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1200_filesize";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1200_filename";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1920_url";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1920_width";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1920_height";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1920_mime_type";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1920_filesize";
  ALTER TABLE "pictures" DROP COLUMN "sizes_webp1920_filename";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_jpeg_url";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_jpeg_width";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_jpeg_height";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_jpeg_mime_type";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_jpeg_filesize";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_jpeg_filename";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_webp_url";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_webp_width";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_webp_height";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_webp_mime_type";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_webp_filesize";
  ALTER TABLE "pictures" DROP COLUMN "sizes_share_webp_filename";
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_result_guide_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_result_guide_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents_contents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missed_searches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "synonyms_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_synonyms_v_version_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_synonyms_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_documents" CASCADE;
  DROP TABLE "products_result_guide_lines" CASCADE;
  DROP TABLE "_products_v_version_documents" CASCADE;
  DROP TABLE "_products_v_version_result_guide_lines" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "documents_contents" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "missed_searches" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "erasures_texts" CASCADE;
  DROP TABLE "synonyms_lines" CASCADE;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "_synonyms_v_version_lines" CASCADE;
  DROP TABLE "_synonyms_v" CASCADE;
  ALTER TABLE "products_theme_steps" DROP CONSTRAINT "products_theme_steps_picture_id_pictures_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_theme_scene_picture_id_pictures_id_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_pictures_fk";
  
  ALTER TABLE "_products_v_version_theme_steps" DROP CONSTRAINT "_products_v_version_theme_steps_picture_id_pictures_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_theme_scene_picture_id_pictures_id_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_pictures_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_picture_id_pictures_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missed_searches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_erasures_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_key";
  CREATE TYPE "public"."enum_pages_key" AS ENUM('home', 'supply-chain', 'contract-manufacturing', 'contract-manufacturing-supply-chain', 'about', 'partnering', 'media-room', 'contact', 'search', 'careers', 'careers-apply', 'products', 'resources', 'events', 'culture', 'privacy-policy', 'terms-and-conditions', 'anti-bribery-policy', 'become-a-distributor', 'free-sample-kit', 'newsletter', 'scientific-strategy-board');
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE "public"."enum_pages_key" USING "key"::"public"."enum_pages_key";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_key";
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('home', 'supply-chain', 'contract-manufacturing', 'contract-manufacturing-supply-chain', 'about', 'partnering', 'media-room', 'contact', 'search', 'careers', 'careers-apply', 'products', 'resources', 'events', 'culture', 'privacy-policy', 'terms-and-conditions', 'anti-bribery-policy', 'become-a-distributor', 'free-sample-kit', 'newsletter', 'scientific-strategy-board');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__pages_v_version_key" USING "version_key"::"public"."enum__pages_v_version_key";
  DROP INDEX "products_theme_steps_picture_idx";
  DROP INDEX "products_theme_scene_theme_scene_picture_idx";
  DROP INDEX "products_rels_pictures_id_idx";
  DROP INDEX "_products_v_version_theme_steps_picture_idx";
  DROP INDEX "_products_v_version_theme_scene_version_theme_scene_pict_idx";
  DROP INDEX "_products_v_rels_pictures_id_idx";
  DROP INDEX "categories_picture_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  DROP INDEX "payload_locked_documents_rels_missed_searches_id_idx";
  DROP INDEX "payload_locked_documents_rels_erasures_id_idx";
  ALTER TABLE "documents" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif480_url" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif480_width" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif480_height" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif480_mime_type" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif480_filesize" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif480_filename" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif768_url" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif768_width" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif768_height" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif768_mime_type" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif768_filesize" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif768_filename" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1200_url" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1200_width" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1200_height" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1200_mime_type" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1200_filesize" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1200_filename" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1920_url" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1920_width" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1920_height" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1920_mime_type" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1920_filesize" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_avif1920_filename" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp768_url" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp768_width" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp768_height" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp768_mime_type" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp768_filesize" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp768_filename" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1200_url" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1200_width" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1200_height" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1200_mime_type" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1200_filesize" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1200_filename" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1920_url" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1920_width" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1920_height" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1920_mime_type" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1920_filesize" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_webp1920_filename" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_jpeg_url" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_jpeg_width" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_jpeg_height" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_jpeg_mime_type" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_jpeg_filesize" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_jpeg_filename" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_webp_url" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_webp_width" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_webp_height" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_webp_mime_type" varchar;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_webp_filesize" numeric;
  ALTER TABLE "pictures" ADD COLUMN "sizes_share_webp_filename" varchar;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  CREATE INDEX "pictures_sizes_avif480_sizes_avif480_filename_idx" ON "pictures" USING btree ("sizes_avif480_filename");
  CREATE INDEX "pictures_sizes_avif768_sizes_avif768_filename_idx" ON "pictures" USING btree ("sizes_avif768_filename");
  CREATE INDEX "pictures_sizes_avif1200_sizes_avif1200_filename_idx" ON "pictures" USING btree ("sizes_avif1200_filename");
  CREATE INDEX "pictures_sizes_avif1920_sizes_avif1920_filename_idx" ON "pictures" USING btree ("sizes_avif1920_filename");
  CREATE INDEX "pictures_sizes_webp768_sizes_webp768_filename_idx" ON "pictures" USING btree ("sizes_webp768_filename");
  CREATE INDEX "pictures_sizes_webp1200_sizes_webp1200_filename_idx" ON "pictures" USING btree ("sizes_webp1200_filename");
  CREATE INDEX "pictures_sizes_webp1920_sizes_webp1920_filename_idx" ON "pictures" USING btree ("sizes_webp1920_filename");
  CREATE INDEX "pictures_sizes_share_jpeg_sizes_share_jpeg_filename_idx" ON "pictures" USING btree ("sizes_share_jpeg_filename");
  CREATE INDEX "pictures_sizes_share_webp_sizes_share_webp_filename_idx" ON "pictures" USING btree ("sizes_share_webp_filename");
  ALTER TABLE "products_theme_steps" DROP COLUMN "picture_id";
  ALTER TABLE "products" DROP COLUMN "result_guide_reading";
  ALTER TABLE "products" DROP COLUMN "theme_scene_picture_id";
  ALTER TABLE "products" DROP COLUMN "theme_scene_caption";
  ALTER TABLE "products" DROP COLUMN "theme_scene_caption_cn";
  ALTER TABLE "products_rels" DROP COLUMN "pictures_id";
  ALTER TABLE "_products_v_version_theme_steps" DROP COLUMN "picture_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_result_guide_reading";
  ALTER TABLE "_products_v" DROP COLUMN "version_theme_scene_picture_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_theme_scene_caption";
  ALTER TABLE "_products_v" DROP COLUMN "version_theme_scene_caption_cn";
  ALTER TABLE "_products_v_rels" DROP COLUMN "pictures_id";
  ALTER TABLE "categories" DROP COLUMN "picture_id";
  ALTER TABLE "jobs" DROP COLUMN "employment";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_employment";
  ALTER TABLE "job_locations" DROP COLUMN "country";
  ALTER TABLE "job_locations" DROP COLUMN "remote";
  ALTER TABLE "mails" DROP COLUMN "html";
  ALTER TABLE "mails" DROP COLUMN "unsubscribe_link";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missed_searches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "erasures_id";
  ALTER TABLE "home" DROP COLUMN "notice_from";
  ALTER TABLE "home" DROP COLUMN "notice_until";
  ALTER TABLE "_home_v" DROP COLUMN "version_notice_from";
  ALTER TABLE "_home_v" DROP COLUMN "version_notice_until";
  ALTER TABLE "site_settings" DROP COLUMN "share_social";
  ALTER TABLE "site_settings" DROP COLUMN "share_microblog";
  ALTER TABLE "site_settings" DROP COLUMN "share_professional";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_social";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_microblog";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_professional";
  DROP TYPE "public"."enum_products_documents_kind";
  DROP TYPE "public"."enum_products_documents_language";
  DROP TYPE "public"."enum_products_result_guide_reading";
  DROP TYPE "public"."enum__products_v_version_documents_kind";
  DROP TYPE "public"."enum__products_v_version_documents_language";
  DROP TYPE "public"."enum__products_v_version_result_guide_reading";
  DROP TYPE "public"."enum_jobs_employment";
  DROP TYPE "public"."enum__jobs_v_version_employment";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_subscribers_language";`)
}
