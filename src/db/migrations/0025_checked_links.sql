CREATE TABLE "checked_links" (
	"url" text PRIMARY KEY NOT NULL,
	"state" text,
	"status" integer,
	"title" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "link_places" (
	"post_id" uuid NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "link_places_post_id_url_pk" PRIMARY KEY("post_id","url")
);
--> statement-breakpoint
ALTER TABLE "link_places" ADD CONSTRAINT "link_places_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checked_links_due" ON "checked_links" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "link_places_of_url" ON "link_places" USING btree ("url");