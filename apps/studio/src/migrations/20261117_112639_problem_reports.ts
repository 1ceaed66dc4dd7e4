import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_problem_reports_class_eu" AS ENUM('to-be-judged', 'days-15', 'days-10', 'days-2', 'not-reportable');
  CREATE TYPE "public"."enum_problem_reports_class_us" AS ENUM('to-be-judged', 'days-30', 'days-5', 'not-reportable');
  CREATE TYPE "public"."enum_problem_reports_harm" AS ENUM('none', 'possible', 'yes', 'unsaid');
  CREATE TYPE "public"."enum_problem_reports_role" AS ENUM('patient', 'professional', 'distributor', 'other');
  CREATE TYPE "public"."enum_problem_reports_state" AS ENUM('received', 'examining', 'closed');
  CREATE TYPE "public"."enum_problem_reports_language" AS ENUM('en', 'cn');
  CREATE TABLE "problem_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"class_eu" "enum_problem_reports_class_eu" DEFAULT 'to-be-judged' NOT NULL,
  	"told_eu_at" timestamp(3) with time zone,
  	"class_us" "enum_problem_reports_class_us" DEFAULT 'to-be-judged' NOT NULL,
  	"told_us_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"device" varchar,
  	"gtin" varchar,
  	"lot" varchar,
  	"expires" varchar,
  	"happened" varchar,
  	"happened_on" varchar,
  	"harm" "enum_problem_reports_harm",
  	"harm_details" varchar,
  	"name" varchar,
  	"country" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"role" "enum_problem_reports_role",
  	"state" "enum_problem_reports_state" DEFAULT 'received' NOT NULL,
  	"next_due_at" timestamp(3) with time zone,
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"aware_at" timestamp(3) with time zone NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"moved_from" varchar,
  	"language" "enum_problem_reports_language",
  	"page" varchar,
  	"suspected" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "problem_reports_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"report_photos_id" integer
  );
  
  CREATE TABLE "report_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"upload_id" varchar NOT NULL,
  	"original_name" varchar,
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "problem_reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "report_photos_id" integer;
  ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "problem_reports_rels" ADD CONSTRAINT "problem_reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."problem_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "problem_reports_rels" ADD CONSTRAINT "problem_reports_rels_report_photos_fk" FOREIGN KEY ("report_photos_id") REFERENCES "public"."report_photos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "problem_reports_email_idx" ON "problem_reports" USING btree ("email");
  CREATE INDEX "problem_reports_state_idx" ON "problem_reports" USING btree ("state");
  CREATE INDEX "problem_reports_next_due_at_idx" ON "problem_reports" USING btree ("next_due_at");
  CREATE INDEX "problem_reports_assignee_idx" ON "problem_reports" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "problem_reports_reference_idx" ON "problem_reports" USING btree ("reference");
  CREATE INDEX "problem_reports_aware_at_idx" ON "problem_reports" USING btree ("aware_at");
  CREATE INDEX "problem_reports_received_at_idx" ON "problem_reports" USING btree ("received_at");
  CREATE INDEX "problem_reports_updated_at_idx" ON "problem_reports" USING btree ("updated_at");
  CREATE INDEX "problem_reports_created_at_idx" ON "problem_reports" USING btree ("created_at");
  CREATE INDEX "problem_reports_rels_order_idx" ON "problem_reports_rels" USING btree ("order");
  CREATE INDEX "problem_reports_rels_parent_idx" ON "problem_reports_rels" USING btree ("parent_id");
  CREATE INDEX "problem_reports_rels_path_idx" ON "problem_reports_rels" USING btree ("path");
  CREATE INDEX "problem_reports_rels_report_photos_id_idx" ON "problem_reports_rels" USING btree ("report_photos_id");
  CREATE UNIQUE INDEX "report_photos_upload_id_idx" ON "report_photos" USING btree ("upload_id");
  CREATE INDEX "report_photos_updated_at_idx" ON "report_photos" USING btree ("updated_at");
  CREATE INDEX "report_photos_created_at_idx" ON "report_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "report_photos_filename_idx" ON "report_photos" USING btree ("filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_problem_reports_fk" FOREIGN KEY ("problem_reports_id") REFERENCES "public"."problem_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_photos_fk" FOREIGN KEY ("report_photos_id") REFERENCES "public"."report_photos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_problem_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("problem_reports_id");
  CREATE INDEX "payload_locked_documents_rels_report_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("report_photos_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "problem_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "problem_reports_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "report_photos" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "problem_reports" CASCADE;
  DROP TABLE "problem_reports_rels" CASCADE;
  DROP TABLE "report_photos" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_problem_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_report_photos_fk";
  
  DROP INDEX "payload_locked_documents_rels_problem_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_report_photos_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "problem_reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "report_photos_id";
  DROP TYPE "public"."enum_problem_reports_class_eu";
  DROP TYPE "public"."enum_problem_reports_class_us";
  DROP TYPE "public"."enum_problem_reports_harm";
  DROP TYPE "public"."enum_problem_reports_role";
  DROP TYPE "public"."enum_problem_reports_state";
  DROP TYPE "public"."enum_problem_reports_language";`)
}
