CREATE TABLE "whatsapp_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" text,
	"template" text,
	"language" text,
	"values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"wamid" text,
	"delivered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"status" integer,
	"code" integer,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_messages_wamid_unique" UNIQUE("wamid")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "wrote_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whatsapp_messages_due" ON "whatsapp_messages" USING btree ("due_at") WHERE accepted_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "whatsapp_messages_of_lead" ON "whatsapp_messages" USING btree ("lead_id","created_at");