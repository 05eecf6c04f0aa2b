CREATE TABLE "rd_conversions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"replay" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"event_uuid" text,
	"ended_at" timestamp with time zone,
	"status" integer,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rd_conversions" ADD CONSTRAINT "rd_conversions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rd_conversions_due" ON "rd_conversions" USING btree ("due_at") WHERE taken_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "rd_conversions_newest" ON "rd_conversions" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rd_conversions_of_lead" ON "rd_conversions" USING btree ("lead_id");