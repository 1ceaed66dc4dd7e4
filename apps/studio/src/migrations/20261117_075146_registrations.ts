import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_certifications_given_route" AS ENUM('510k', 'denovo', 'eua', 'ce-ivdr', 'ce-ivdd', 'nmpa', 'other');
  CREATE TYPE "public"."enum_certifications_given_device_class" AS ENUM('I', 'II', 'III', 'A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_certifications_given_setting" AS ENUM('professional', 'near-patient', 'self-test');
  CREATE TYPE "public"."enum_certifications_given_clia" AS ENUM('waived', 'moderate', 'high');
  CREATE TYPE "public"."enum_registrations_settings" AS ENUM('professional', 'near-patient', 'self-test');
  CREATE TYPE "public"."enum_registrations_route" AS ENUM('510k', 'denovo', 'eua', 'ce-ivdr', 'ce-ivdd', 'nmpa', 'other');
  CREATE TYPE "public"."enum_registrations_device_class" AS ENUM('I', 'II', 'III', 'A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_registrations_clia" AS ENUM('waived', 'moderate', 'high');
  CREATE TYPE "public"."enum_registrations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__registrations_v_version_settings" AS ENUM('professional', 'near-patient', 'self-test');
  CREATE TYPE "public"."enum__registrations_v_version_route" AS ENUM('510k', 'denovo', 'eua', 'ce-ivdr', 'ce-ivdd', 'nmpa', 'other');
  CREATE TYPE "public"."enum__registrations_v_version_device_class" AS ENUM('I', 'II', 'III', 'A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum__registrations_v_version_clia" AS ENUM('waived', 'moderate', 'high');
  CREATE TYPE "public"."enum__registrations_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "registrations_settings" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_registrations_settings",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"country" varchar,
  	"route" "enum_registrations_route",
  	"number" varchar,
  	"device_class" "enum_registrations_device_class",
  	"holder" varchar,
  	"holder_cn" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"clia" "enum_registrations_clia",
  	"detects" varchar,
  	"detects_cn" varchar,
  	"register_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_registrations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_registrations_v_version_settings" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__registrations_v_version_settings",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_registrations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_product_id" integer,
  	"version_country" varchar,
  	"version_route" "enum__registrations_v_version_route",
  	"version_number" varchar,
  	"version_device_class" "enum__registrations_v_version_device_class",
  	"version_holder" varchar,
  	"version_holder_cn" varchar,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_clia" "enum__registrations_v_version_clia",
  	"version_detects" varchar,
  	"version_detects_cn" varchar,
  	"version_register_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__registrations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "certifications" ADD COLUMN "given_country" varchar;
  ALTER TABLE "certifications" ADD COLUMN "given_route" "enum_certifications_given_route";
  ALTER TABLE "certifications" ADD COLUMN "given_device_class" "enum_certifications_given_device_class";
  ALTER TABLE "certifications" ADD COLUMN "given_setting" "enum_certifications_given_setting";
  ALTER TABLE "certifications" ADD COLUMN "given_clia" "enum_certifications_given_clia";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "registrations_id" integer;
  ALTER TABLE "registrations_settings" ADD CONSTRAINT "registrations_settings_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_registrations_v_version_settings" ADD CONSTRAINT "_registrations_v_version_settings_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_registrations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_registrations_v" ADD CONSTRAINT "_registrations_v_parent_id_registrations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_registrations_v" ADD CONSTRAINT "_registrations_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "registrations_settings_order_idx" ON "registrations_settings" USING btree ("order");
  CREATE INDEX "registrations_settings_parent_idx" ON "registrations_settings" USING btree ("parent_id");
  CREATE INDEX "registrations_product_idx" ON "registrations" USING btree ("product_id");
  CREATE INDEX "registrations_valid_from_idx" ON "registrations" USING btree ("valid_from");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE INDEX "registrations_deleted_at_idx" ON "registrations" USING btree ("deleted_at");
  CREATE INDEX "registrations__status_idx" ON "registrations" USING btree ("_status");
  CREATE INDEX "_registrations_v_version_settings_order_idx" ON "_registrations_v_version_settings" USING btree ("order");
  CREATE INDEX "_registrations_v_version_settings_parent_idx" ON "_registrations_v_version_settings" USING btree ("parent_id");
  CREATE INDEX "_registrations_v_parent_idx" ON "_registrations_v" USING btree ("parent_id");
  CREATE INDEX "_registrations_v_version_version_product_idx" ON "_registrations_v" USING btree ("version_product_id");
  CREATE INDEX "_registrations_v_version_version_valid_from_idx" ON "_registrations_v" USING btree ("version_valid_from");
  CREATE INDEX "_registrations_v_version_version_updated_at_idx" ON "_registrations_v" USING btree ("version_updated_at");
  CREATE INDEX "_registrations_v_version_version_created_at_idx" ON "_registrations_v" USING btree ("version_created_at");
  CREATE INDEX "_registrations_v_version_version_deleted_at_idx" ON "_registrations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_registrations_v_version_version__status_idx" ON "_registrations_v" USING btree ("version__status");
  CREATE INDEX "_registrations_v_created_at_idx" ON "_registrations_v" USING btree ("created_at");
  CREATE INDEX "_registrations_v_updated_at_idx" ON "_registrations_v" USING btree ("updated_at");
  CREATE INDEX "_registrations_v_latest_idx" ON "_registrations_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_registrations_fk" FOREIGN KEY ("registrations_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("registrations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "registrations_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_registrations_v_version_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_registrations_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "registrations_settings" CASCADE;
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "_registrations_v_version_settings" CASCADE;
  DROP TABLE "_registrations_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_registrations_fk";
  
  DROP INDEX "payload_locked_documents_rels_registrations_id_idx";
  ALTER TABLE "certifications" DROP COLUMN "given_country";
  ALTER TABLE "certifications" DROP COLUMN "given_route";
  ALTER TABLE "certifications" DROP COLUMN "given_device_class";
  ALTER TABLE "certifications" DROP COLUMN "given_setting";
  ALTER TABLE "certifications" DROP COLUMN "given_clia";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "registrations_id";
  DROP TYPE "public"."enum_certifications_given_route";
  DROP TYPE "public"."enum_certifications_given_device_class";
  DROP TYPE "public"."enum_certifications_given_setting";
  DROP TYPE "public"."enum_certifications_given_clia";
  DROP TYPE "public"."enum_registrations_settings";
  DROP TYPE "public"."enum_registrations_route";
  DROP TYPE "public"."enum_registrations_device_class";
  DROP TYPE "public"."enum_registrations_clia";
  DROP TYPE "public"."enum_registrations_status";
  DROP TYPE "public"."enum__registrations_v_version_settings";
  DROP TYPE "public"."enum__registrations_v_version_route";
  DROP TYPE "public"."enum__registrations_v_version_device_class";
  DROP TYPE "public"."enum__registrations_v_version_clia";
  DROP TYPE "public"."enum__registrations_v_version_status";`)
}
