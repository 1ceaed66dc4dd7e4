import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "synonyms_lines" ADD CONSTRAINT "synonyms_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_synonyms_v_version_lines" ADD CONSTRAINT "_synonyms_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "synonyms_lines_order_idx" ON "synonyms_lines" USING btree ("_order");
  CREATE INDEX "synonyms_lines_parent_id_idx" ON "synonyms_lines" USING btree ("_parent_id");
  CREATE INDEX "_synonyms_v_version_lines_order_idx" ON "_synonyms_v_version_lines" USING btree ("_order");
  CREATE INDEX "_synonyms_v_version_lines_parent_id_idx" ON "_synonyms_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_synonyms_v_created_at_idx" ON "_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_synonyms_v_updated_at_idx" ON "_synonyms_v" USING btree ("updated_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "synonyms_lines" CASCADE;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "_synonyms_v_version_lines" CASCADE;
  DROP TABLE "_synonyms_v" CASCADE;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;`)
}
