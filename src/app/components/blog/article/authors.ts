import { site } from '#config/site.ts'

export const newsroom = `Redação ${site.shortName}`

/** Who signs and who answers for an article, in one line, as its readers see them. */
export function authorshipOf({
	authorName,
	reviewerName,
}: {
	authorName: string | null
	reviewerName: string | null
}): string {
	const { name, registration } = reviewerOf({ reviewerName })
	return `${authorName || newsroom}; revisão: ${[name, registration].filter(Boolean).join(', ')}`
}

type Reviewer = { name: string; credential?: string; registration?: string }

/** Who answers for the facts: the site's own reviewer, with the registration, unless the article names another. */
export function reviewerOf({ reviewerName }: { reviewerName: string | null }): Reviewer {
	const { name, credential } = site.reviewer
	if (reviewerName && reviewerName !== name) return { name: reviewerName }
	return { name, credential, registration: `${credential}, Registro ${site.regulator.name} ${site.regulator.number}` }
}
