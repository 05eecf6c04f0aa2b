DROP INDEX "post_working_copies_of_post";--> statement-breakpoint
CREATE INDEX "post_working_copies_of_post" ON "post_working_copies" USING btree ("post_id","user_id") WHERE post_id is not null;