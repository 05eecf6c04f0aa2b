CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (substring(regexp_replace(regexp_replace("leads"."phone", '\D', '', 'g'), '^(?:(?:00)?55|0)(?=\d{10,11}$)', '') from '^\d{8,15}$')) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(trim("leads"."email"))) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "person_part" uuid;--> statement-breakpoint
CREATE INDEX "leads_by_phone" ON "leads" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree ("email_key");