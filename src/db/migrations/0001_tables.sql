CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "image_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"prompt_text" text NOT NULL,
	"provider" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cost_usd" numeric(12, 6) DEFAULT 0 NOT NULL,
	"success" boolean NOT NULL,
	"generation_time_ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"featured_image_url" text,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"category_id" uuid,
	"meta_title" text,
	"meta_description" text,
	"source_urls" text[] DEFAULT '{}' NOT NULL,
	"auto_generated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reading_minutes" integer GENERATED ALWAYS AS (reading_minutes("blog_posts"."content")) STORED NOT NULL,
	"filter_text" text GENERATED ALWAYS AS (post_filter_text("blog_posts"."title", "blog_posts"."excerpt", "blog_posts"."tags")) STORED NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (post_search_vector("blog_posts"."title", "blog_posts"."excerpt", "blog_posts"."tags", "blog_posts"."content")) STORED NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_status" CHECK (status in ('draft', 'published')),
	CONSTRAINT "blog_posts_dated_once_published" CHECK (status = 'draft' or published_at is not null)
);
--> statement-breakpoint
CREATE TABLE "content_cache" (
	"cache_key" text PRIMARY KEY NOT NULL,
	"cache_data" jsonb NOT NULL,
	"cache_type" text DEFAULT 'validation' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_validations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid,
	"validation_type" text DEFAULT 'complete_seo' NOT NULL,
	"score" integer NOT NULL,
	"issues" jsonb DEFAULT '[]' NOT NULL,
	"warnings" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_config" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"image_provider_primary" text DEFAULT 'unsplash' NOT NULL,
	"image_provider_fallback" text DEFAULT 'gemini' NOT NULL,
	"gemini_enabled" boolean DEFAULT true NOT NULL,
	"groq_monthly_limit" numeric(10, 2) DEFAULT 2 NOT NULL,
	"gemini_monthly_limit" numeric(10, 2) DEFAULT 0.5 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "system_config_single_row" CHECK (id = 1),
	CONSTRAINT "system_config_providers_differ" CHECK (image_provider_primary <> image_provider_fallback),
	CONSTRAINT "system_config_limits" CHECK (groq_monthly_limit >= 0 and gemini_monthly_limit >= 0)
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_validations" ADD CONSTRAINT "seo_validations_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_generations_newest" ON "image_generations" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_newest_of_category" ON "blog_posts" USING btree ("category_id","published_at" DESC NULLS FIRST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_created" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_generated" ON "blog_posts" USING btree ("created_at") WHERE auto_generated;--> statement-breakpoint
CREATE INDEX "blog_posts_due" ON "blog_posts" USING btree ("publish_at") WHERE status = 'draft' and publish_at is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "blog_posts_filter" ON "blog_posts" USING gin ("filter_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_cache_expiry" ON "content_cache" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "seo_validations_of_post" ON "seo_validations" USING btree ("post_id","created_at" DESC NULLS FIRST);