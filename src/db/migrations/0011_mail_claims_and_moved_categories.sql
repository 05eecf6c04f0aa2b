CREATE TABLE "blog_category_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_category_old_slugs" ADD CONSTRAINT "blog_category_old_slugs_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_category_old_slugs_of_category" ON "blog_category_old_slugs" USING btree ("category_id");--> statement-breakpoint
-- As with articles: an address that was known keeps leading to its category. One that a category has is no old one.
create function keep_old_category_slug() returns trigger
language plpgsql
as $$
begin
	delete from blog_category_old_slugs where slug = new.slug;
	if tg_op = 'UPDATE' then
		insert into blog_category_old_slugs (slug, category_id) values (old.slug, new.id)
		on conflict (slug) do update set category_id = excluded.category_id, created_at = now();
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger blog_categories_old_slug_insert after insert on blog_categories
for each row execute function keep_old_category_slug();
--> statement-breakpoint
create trigger blog_categories_old_slug_update after update on blog_categories
for each row when (old.slug <> new.slug) execute function keep_old_category_slug();
