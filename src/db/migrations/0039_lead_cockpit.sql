ALTER TABLE "lead_events" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answer_promise" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "won_product" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("reachable_since") WHERE status = 'new' and answered_at is null;--> statement-breakpoint
CREATE INDEX "leads_next_step" ON "leads" USING btree ("next_step_at") WHERE next_step_at is not null;--> statement-breakpoint
CREATE INDEX "leads_of_owner" ON "leads" USING btree ("owner_id");
--> statement-breakpoint
-- Whoever was moved on has been answered; what was promised at the time is not known any more.
update leads set answered_at = moved.at
from (
	select lead_id, min(at) as at from lead_events where to_status in ('contacted', 'quoted', 'won') group by lead_id
) as moved
where moved.lead_id = leads.id and leads.status <> 'new';
