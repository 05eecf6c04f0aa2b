CREATE TABLE "fact_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fact_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"note" text DEFAULT '' NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" text PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL,
	"written_on" date NOT NULL,
	"checked_by" text,
	"checked_by_name" text,
	"checked_on" date,
	"changed_here" boolean DEFAULT false NOT NULL,
	"file_text" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_post_facts" (
	"post_id" uuid NOT NULL,
	"fact_id" text NOT NULL,
	CONSTRAINT "blog_post_facts_post_id_fact_id_pk" PRIMARY KEY("post_id","fact_id")
);
--> statement-breakpoint
ALTER TABLE "fact_changes" ADD CONSTRAINT "fact_changes_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_facts" ADD CONSTRAINT "blog_post_facts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_changes_of_fact" ON "fact_changes" USING btree ("fact_id","id");--> statement-breakpoint
CREATE INDEX "blog_post_facts_of_fact" ON "blog_post_facts" USING btree ("fact_id");--> statement-breakpoint
-- An article refers to a fact by <data value="fato:id">: whoever changes the text changes the list.
create function blog_posts_refer_to_facts() returns trigger
language plpgsql
as $$
begin
	delete from blog_post_facts where post_id = new.id;
	insert into blog_post_facts (post_id, fact_id)
	select distinct new.id, named[1] from regexp_matches(new.content, ' value="fato:([a-z0-9-]{1,80})"', 'g') as named;
	return null;
end
$$;
--> statement-breakpoint
create trigger blog_posts_refer_to_facts after insert or update of content on blog_posts
for each row execute function blog_posts_refer_to_facts();
