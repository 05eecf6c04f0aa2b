CREATE TABLE "publish_motives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"motive" text NOT NULL,
	"reasons" text[] NOT NULL,
	"given_by" text,
	"given_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheduler_settings" ADD COLUMN "checked_facts_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publish_motives" ADD CONSTRAINT "publish_motives_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_motives" ADD CONSTRAINT "publish_motives_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publish_motives_of_post" ON "publish_motives" USING btree ("post_id");