-- None chosen meant all of them until now; from here on it means none.
ALTER TABLE "scheduler_settings" ALTER COLUMN "category_ids" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "scheduler_settings" ALTER COLUMN "category_ids" DROP NOT NULL;--> statement-breakpoint
UPDATE "scheduler_settings" SET "category_ids" = NULL WHERE "category_ids" = '{}';
