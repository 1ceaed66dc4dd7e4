import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_kind" AS ENUM('field-safety', 'product');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_kind" AS ENUM('field-safety', 'product');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_redirects_kind" ADD VALUE 'notice';
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'regulatory' BEFORE 'sales';
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'quality' BEFORE 'sales';
  CREATE TABLE "notices_lots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"number" varchar,
  	"kind" "enum_notices_kind" DEFAULT 'product',
  	"published_on" timestamp(3) with time zone,
  	"closed_on" timestamp(3) with time zone,
  	"title" varchar,
  	"title_cn" varchar,
  	"problem" varchar,
  	"problem_cn" varchar,
  	"hazard" varchar,
  	"hazard_cn" varchar,
  	"action" varchar,
  	"action_cn" varchar,
  	"measures" varchar,
  	"measures_cn" varchar,
  	"contact" varchar,
  	"contact_cn" varchar,
  	"letter_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "notices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_notices_v_version_lots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_number" varchar,
  	"version_kind" "enum__notices_v_version_kind" DEFAULT 'product',
  	"version_published_on" timestamp(3) with time zone,
  	"version_closed_on" timestamp(3) with time zone,
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_problem" varchar,
  	"version_problem_cn" varchar,
  	"version_hazard" varchar,
  	"version_hazard_cn" varchar,
  	"version_action" varchar,
  	"version_action_cn" varchar,
  	"version_measures" varchar,
  	"version_measures_cn" varchar,
  	"version_contact" varchar,
  	"version_contact_cn" varchar,
  	"version_letter_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_notices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" integer;
  ALTER TABLE "notices_lots" ADD CONSTRAINT "notices_lots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_letter_id_documents_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_lots" ADD CONSTRAINT "_notices_v_version_lots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_letter_id_documents_id_fk" FOREIGN KEY ("version_letter_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notices_lots_order_idx" ON "notices_lots" USING btree ("_order");
  CREATE INDEX "notices_lots_parent_id_idx" ON "notices_lots" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "notices_slug_idx" ON "notices" USING btree ("slug");
  CREATE UNIQUE INDEX "notices_number_idx" ON "notices" USING btree ("number");
  CREATE INDEX "notices_published_on_idx" ON "notices" USING btree ("published_on");
  CREATE INDEX "notices_letter_idx" ON "notices" USING btree ("letter_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices__status_idx" ON "notices" USING btree ("_status");
  CREATE INDEX "notices_rels_order_idx" ON "notices_rels" USING btree ("order");
  CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" USING btree ("parent_id");
  CREATE INDEX "notices_rels_path_idx" ON "notices_rels" USING btree ("path");
  CREATE INDEX "notices_rels_products_id_idx" ON "notices_rels" USING btree ("products_id");
  CREATE INDEX "_notices_v_version_lots_order_idx" ON "_notices_v_version_lots" USING btree ("_order");
  CREATE INDEX "_notices_v_version_lots_parent_id_idx" ON "_notices_v_version_lots" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_slug_idx" ON "_notices_v" USING btree ("version_slug");
  CREATE INDEX "_notices_v_version_version_number_idx" ON "_notices_v" USING btree ("version_number");
  CREATE INDEX "_notices_v_version_version_published_on_idx" ON "_notices_v" USING btree ("version_published_on");
  CREATE INDEX "_notices_v_version_version_letter_idx" ON "_notices_v" USING btree ("version_letter_id");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" USING btree ("version__status");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE INDEX "_notices_v_rels_order_idx" ON "_notices_v_rels" USING btree ("order");
  CREATE INDEX "_notices_v_rels_parent_idx" ON "_notices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_notices_v_rels_path_idx" ON "_notices_v_rels" USING btree ("path");
  CREATE INDEX "_notices_v_rels_products_id_idx" ON "_notices_v_rels" USING btree ("products_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices_lots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_version_lots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notices_lots" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_rels" CASCADE;
  DROP TABLE "_notices_v_version_lots" CASCADE;
  DROP TABLE "_notices_v" CASCADE;
  DROP TABLE "_notices_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notices_fk";
  
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_redirects_kind";
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('product', 'category', 'article', 'event');
  ALTER TABLE "redirects" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_redirects_kind" USING "kind"::"public"."enum_redirects_kind";
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'sales', 'recruiter');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";
  DROP TYPE "public"."enum_notices_kind";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_kind";
  DROP TYPE "public"."enum__notices_v_version_status";`)
}
