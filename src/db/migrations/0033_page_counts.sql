CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"referrer" text NOT NULL,
	"campaign" text NOT NULL,
	"medium" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_counts_day_page_referrer_campaign_medium_kind_pk" PRIMARY KEY("day","page","referrer","campaign","medium","kind")
);
