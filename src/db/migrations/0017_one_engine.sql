-- Who is at a run stands among the leases; the name in its settings served until now.
UPDATE "pipeline_runs" SET "settings" = "settings" - 'heldBy' WHERE "settings" ? 'heldBy';--> statement-breakpoint
ALTER TABLE "pipeline_runs" ADD COLUMN "scheduler_run_id" uuid;--> statement-breakpoint
ALTER TABLE "pipeline_runs" ADD CONSTRAINT "pipeline_runs_scheduler_run_id_scheduler_runs_id_fk" FOREIGN KEY ("scheduler_run_id") REFERENCES "public"."scheduler_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_runs" DROP COLUMN "heartbeat_at";--> statement-breakpoint
ALTER TABLE "scheduler_runs" DROP COLUMN "heartbeat_at";