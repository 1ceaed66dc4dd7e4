import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "contact_messages_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quantity" numeric,
  	"reference" varchar,
  	"name" varchar
  );
  
  ALTER TABLE "contact_messages_lines" ADD CONSTRAINT "contact_messages_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_lines_order_idx" ON "contact_messages_lines" USING btree ("_order");
  CREATE INDEX "contact_messages_lines_parent_id_idx" ON "contact_messages_lines" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "contact_messages_lines" CASCADE;`)
}
