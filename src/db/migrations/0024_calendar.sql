ALTER TABLE "blog_posts" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "blog_topics" ADD COLUMN "planned_for" date;--> statement-breakpoint
CREATE INDEX "blog_posts_planned" ON "blog_posts" USING btree ("due_on") WHERE status = 'draft' and due_on is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_topics_planned" ON "blog_topics" USING btree ("planned_for") WHERE used_at is null and planned_for is not null;