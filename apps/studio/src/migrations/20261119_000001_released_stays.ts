import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What was released is kept: rules of the database itself, which the schema of collections cannot state. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "revisions" ADD CONSTRAINT "revisions_sha256_check" CHECK ("state" = 'draft' OR ("sha256" ~ '^[0-9a-f]{64}$' AND "filename" IS NOT NULL));
  CREATE FUNCTION "keep_released_revision"() RETURNS trigger LANGUAGE plpgsql AS $rule$
  DECLARE
  	steps text[] := ARRAY['state', 'ended_on', 'reason', 'reason_cn', 'updated_at'];
  BEGIN
  	IF TG_OP = 'TRUNCATE' THEN
  		RAISE EXCEPTION 'released revisions are kept for ever';
  	END IF;
  	IF OLD.state = 'draft' THEN
  		IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  		RETURN NEW;
  	END IF;
  	IF TG_OP = 'DELETE' THEN
  		RAISE EXCEPTION 'revision % is released and kept for ever', OLD.id;
  	END IF;
  	IF to_jsonb(NEW) - steps IS DISTINCT FROM to_jsonb(OLD) - steps THEN
  		RAISE EXCEPTION 'revision % is released and stays as it is', OLD.id;
  	END IF;
  	IF NEW.state = OLD.state THEN
  		IF to_jsonb(NEW) - 'updated_at' IS DISTINCT FROM to_jsonb(OLD) - 'updated_at' THEN
  			RAISE EXCEPTION 'revision % is released and stays as it is', OLD.id;
  		END IF;
  	ELSIF NOT (NEW.state = 'withdrawn' AND OLD.state <> 'withdrawn' OR NEW.state = 'superseded' AND OLD.state = 'released') THEN
  		RAISE EXCEPTION 'revision % can not go from % to %', OLD.id, OLD.state, NEW.state;
  	END IF;
  	RETURN NEW;
  END $rule$;
  CREATE TRIGGER "keep_released_revision" BEFORE UPDATE OR DELETE ON "revisions" FOR EACH ROW EXECUTE FUNCTION "keep_released_revision"();
  CREATE TRIGGER "keep_released_revisions" BEFORE TRUNCATE ON "revisions" FOR EACH STATEMENT EXECUTE FUNCTION "keep_released_revision"();
  CREATE FUNCTION "keep_released_document"() RETURNS trigger LANGUAGE plpgsql AS $rule$
  BEGIN
  	IF NOT EXISTS (SELECT FROM "revisions" WHERE "document_id" = OLD.id AND "state" <> 'draft') THEN
  		IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  		RETURN NEW;
  	END IF;
  	IF TG_OP = 'DELETE' THEN
  		RAISE EXCEPTION 'document % has released revisions and is kept', OLD.id;
  	END IF;
  	IF NEW.id <> OLD.id OR NEW.kind <> OLD.kind OR coalesce(NEW.part, '') <> coalesce(OLD.part, '') THEN
  		RAISE EXCEPTION 'document % has released revisions at addresses with its kind', OLD.id;
  	END IF;
  	RETURN NEW;
  END $rule$;
  CREATE TRIGGER "keep_released_document" BEFORE UPDATE OR DELETE ON "product_documents" FOR EACH ROW EXECUTE FUNCTION "keep_released_document"();
  CREATE FUNCTION "keep_products_of_released"() RETURNS trigger LANGUAGE plpgsql AS $rule$
  BEGIN
  	IF EXISTS (SELECT FROM "revisions" WHERE "document_id" = OLD.parent_id AND "state" <> 'draft')
  		AND NOT EXISTS (SELECT FROM "product_documents_rels" WHERE "parent_id" = OLD.parent_id AND "products_id" = OLD.products_id) THEN
  		RAISE EXCEPTION 'document % has released revisions at the addresses of product %', OLD.parent_id, OLD.products_id;
  	END IF;
  	RETURN NULL;
  END $rule$;
  CREATE CONSTRAINT TRIGGER "keep_products_of_released" AFTER UPDATE OR DELETE ON "product_documents_rels" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_products_of_released"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "revisions" DROP CONSTRAINT "revisions_sha256_check";
  DROP FUNCTION "keep_released_revision" CASCADE;
  DROP FUNCTION "keep_released_document" CASCADE;
  DROP FUNCTION "keep_products_of_released" CASCADE;`);
}
