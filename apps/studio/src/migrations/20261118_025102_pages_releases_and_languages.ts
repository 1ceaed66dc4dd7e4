import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_free_pages_template" AS ENUM('landing', 'campaign', 'launch', 'webinar', 'empty');
  CREATE TYPE "public"."enum_free_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__free_pages_v_version_template" AS ENUM('landing', 'campaign', 'launch', 'webinar', 'empty');
  CREATE TYPE "public"."enum__free_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reusable_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'scheduled', 'live', 'taken back');
  ALTER TYPE "public"."enum_redirects_kind" ADD VALUE 'page';
  CREATE TABLE "free_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"template" "enum_free_pages_template" DEFAULT 'empty',
  	"title" varchar,
  	"title_cn" varchar,
  	"sections" jsonb,
  	"description" varchar,
  	"description_cn" varchar,
  	"keywords" varchar,
  	"keywords_cn" varchar,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_free_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_free_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_template" "enum__free_pages_v_version_template" DEFAULT 'empty',
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_sections" jsonb,
  	"version_description" varchar,
  	"version_description_cn" varchar,
  	"version_keywords" varchar,
  	"version_keywords_cn" varchar,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__free_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "reusable_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"sections" jsonb,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reusable_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reusable_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_sections" jsonb,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reusable_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_releases_state" DEFAULT 'open' NOT NULL,
  	"items" jsonb NOT NULL,
  	"problems" jsonb,
  	"checked_at" timestamp(3) with time zone,
  	"maker" numeric NOT NULL,
  	"maker_name" varchar NOT NULL,
  	"approver" numeric,
  	"approver_name" varchar,
  	"approved_at" timestamp(3) with time zone,
  	"at" timestamp(3) with time zone,
  	"time_zone" varchar,
  	"planner" numeric,
  	"planner_name" varchar,
  	"failure" varchar,
  	"live_at" timestamp(3) with time zone,
  	"live_by" varchar,
  	"taken_back_at" timestamp(3) with time zone,
  	"taken_back_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "redirects" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "navigation_items" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_items" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "products" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "product_documents" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "categories" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "certifications" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "registrations" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_registrations_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "test_types" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "notices" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_notices_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "articles" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_articles_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "events" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "pages" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "legal_texts" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_legal_texts_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "jobs" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "job_categories" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "job_locations" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "board_members" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_board_members_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "partners" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_partners_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "sister_companies" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_sister_companies_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "culture_pages" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_culture_pages_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "redirects" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "pictures" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "documents" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "films" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "free_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reusable_sections_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "releases_id" integer;
  ALTER TABLE "home" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "navigation_items" ADD COLUMN "page_id" integer;
  ALTER TABLE "navigation" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_navigation_v_version_items" ADD COLUMN "page_id" integer;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "synonyms" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_synonyms_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "site_settings" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_free_pages_v" ADD CONSTRAINT "_free_pages_v_parent_id_free_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."free_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v" ADD CONSTRAINT "_reusable_sections_v_parent_id_reusable_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_sections"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "free_pages_slug_idx" ON "free_pages" USING btree ("slug");
  CREATE INDEX "free_pages_updated_at_idx" ON "free_pages" USING btree ("updated_at");
  CREATE INDEX "free_pages_created_at_idx" ON "free_pages" USING btree ("created_at");
  CREATE INDEX "free_pages_deleted_at_idx" ON "free_pages" USING btree ("deleted_at");
  CREATE INDEX "free_pages__status_idx" ON "free_pages" USING btree ("_status");
  CREATE INDEX "_free_pages_v_parent_idx" ON "_free_pages_v" USING btree ("parent_id");
  CREATE INDEX "_free_pages_v_version_version_slug_idx" ON "_free_pages_v" USING btree ("version_slug");
  CREATE INDEX "_free_pages_v_version_version_updated_at_idx" ON "_free_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_free_pages_v_version_version_created_at_idx" ON "_free_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_free_pages_v_version_version_deleted_at_idx" ON "_free_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_free_pages_v_version_version__status_idx" ON "_free_pages_v" USING btree ("version__status");
  CREATE INDEX "_free_pages_v_created_at_idx" ON "_free_pages_v" USING btree ("created_at");
  CREATE INDEX "_free_pages_v_updated_at_idx" ON "_free_pages_v" USING btree ("updated_at");
  CREATE INDEX "_free_pages_v_latest_idx" ON "_free_pages_v" USING btree ("latest");
  CREATE INDEX "reusable_sections_updated_at_idx" ON "reusable_sections" USING btree ("updated_at");
  CREATE INDEX "reusable_sections_created_at_idx" ON "reusable_sections" USING btree ("created_at");
  CREATE INDEX "reusable_sections_deleted_at_idx" ON "reusable_sections" USING btree ("deleted_at");
  CREATE INDEX "reusable_sections__status_idx" ON "reusable_sections" USING btree ("_status");
  CREATE INDEX "_reusable_sections_v_parent_idx" ON "_reusable_sections_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_sections_v_version_version_updated_at_idx" ON "_reusable_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_sections_v_version_version_created_at_idx" ON "_reusable_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_sections_v_version_version_deleted_at_idx" ON "_reusable_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reusable_sections_v_version_version__status_idx" ON "_reusable_sections_v" USING btree ("version__status");
  CREATE INDEX "_reusable_sections_v_created_at_idx" ON "_reusable_sections_v" USING btree ("created_at");
  CREATE INDEX "_reusable_sections_v_updated_at_idx" ON "_reusable_sections_v" USING btree ("updated_at");
  CREATE INDEX "_reusable_sections_v_latest_idx" ON "_reusable_sections_v" USING btree ("latest");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_at_idx" ON "releases" USING btree ("at");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_free_pages_fk" FOREIGN KEY ("free_pages_id") REFERENCES "public"."free_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_sections_fk" FOREIGN KEY ("reusable_sections_id") REFERENCES "public"."reusable_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_page_id_free_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."free_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_page_id_free_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."free_pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_free_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("free_pages_id");
  CREATE INDEX "payload_locked_documents_rels_reusable_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_sections_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "navigation_items_page_idx" ON "navigation_items" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_items_page_idx" ON "_navigation_v_version_items" USING btree ("page_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "free_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_free_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reusable_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reusable_sections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "free_pages" CASCADE;
  DROP TABLE "_free_pages_v" CASCADE;
  DROP TABLE "reusable_sections" CASCADE;
  DROP TABLE "_reusable_sections_v" CASCADE;
  DROP TABLE "releases" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_free_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reusable_sections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  ALTER TABLE "navigation_items" DROP CONSTRAINT "navigation_items_page_id_free_pages_id_fk";
  
  ALTER TABLE "_navigation_v_version_items" DROP CONSTRAINT "_navigation_v_version_items_page_id_free_pages_id_fk";
  
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_redirects_kind";
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('product', 'category', 'article', 'event', 'notice');
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_redirects_kind" USING "kind"::"public"."enum_redirects_kind";
  DROP INDEX "payload_locked_documents_rels_free_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_reusable_sections_id_idx";
  DROP INDEX "payload_locked_documents_rels_releases_id_idx";
  DROP INDEX "navigation_items_page_idx";
  DROP INDEX "_navigation_v_version_items_page_idx";
  ALTER TABLE "redirects" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "navigation_items" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_items" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "products" DROP COLUMN "translated_from";
  ALTER TABLE "_products_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "product_documents" DROP COLUMN "translated_from";
  ALTER TABLE "categories" DROP COLUMN "translated_from";
  ALTER TABLE "certifications" DROP COLUMN "translated_from";
  ALTER TABLE "registrations" DROP COLUMN "translated_from";
  ALTER TABLE "_registrations_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "test_types" DROP COLUMN "translated_from";
  ALTER TABLE "notices" DROP COLUMN "translated_from";
  ALTER TABLE "_notices_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "articles" DROP COLUMN "translated_from";
  ALTER TABLE "_articles_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "events" DROP COLUMN "translated_from";
  ALTER TABLE "_events_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "pages" DROP COLUMN "translated_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "legal_texts" DROP COLUMN "translated_from";
  ALTER TABLE "_legal_texts_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "jobs" DROP COLUMN "translated_from";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "job_categories" DROP COLUMN "translated_from";
  ALTER TABLE "job_locations" DROP COLUMN "translated_from";
  ALTER TABLE "board_members" DROP COLUMN "translated_from";
  ALTER TABLE "_board_members_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "partners" DROP COLUMN "translated_from";
  ALTER TABLE "_partners_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "sister_companies" DROP COLUMN "translated_from";
  ALTER TABLE "_sister_companies_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "culture_pages" DROP COLUMN "translated_from";
  ALTER TABLE "_culture_pages_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "redirects" DROP COLUMN "translated_from";
  ALTER TABLE "pictures" DROP COLUMN "translated_from";
  ALTER TABLE "documents" DROP COLUMN "translated_from";
  ALTER TABLE "films" DROP COLUMN "translated_from";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "free_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reusable_sections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "releases_id";
  ALTER TABLE "home" DROP COLUMN "translated_from";
  ALTER TABLE "_home_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "navigation_items" DROP COLUMN "page_id";
  ALTER TABLE "navigation" DROP COLUMN "translated_from";
  ALTER TABLE "_navigation_v_version_items" DROP COLUMN "page_id";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "synonyms" DROP COLUMN "translated_from";
  ALTER TABLE "_synonyms_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "site_settings" DROP COLUMN "translated_from";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_translated_from";
  DROP TYPE "public"."enum_free_pages_template";
  DROP TYPE "public"."enum_free_pages_status";
  DROP TYPE "public"."enum__free_pages_v_version_template";
  DROP TYPE "public"."enum__free_pages_v_version_status";
  DROP TYPE "public"."enum_reusable_sections_status";
  DROP TYPE "public"."enum__reusable_sections_v_version_status";
  DROP TYPE "public"."enum_releases_state";`)
}
