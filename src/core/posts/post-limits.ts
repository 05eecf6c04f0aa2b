// Apart from the schema, because pages use it in the browser.

/** How long each may be; the page's counters and `maxlength` say the same. */
export const postLimits = {
	title: 200,
	slug: 200,
	excerpt: 1000,
	metaTitle: 60,
	metaDescription: 160,
	tags: 30,
	tag: 60,
	sourceUrls: 50,
	address: 2000,
	personName: 120,
	focusPhrase: 120,
	faqs: 30,
	faqQuestion: 300,
	faqAnswer: 5000,
	coverAlt: 300,
	coverCredit: 200,
} as const
