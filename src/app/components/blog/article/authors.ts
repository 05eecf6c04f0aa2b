import { site } from '#config/site.ts'

export const newsroom = `Redação ${site.shortName}`

type Reviewer = { name: string; credential?: string; registration?: string }

/** Who answers for the facts: the site's own reviewer, with the registration, unless the article names another. */
export function reviewerOf({ reviewerName }: { reviewerName: string | null }): Reviewer {
	const { name, credential } = site.reviewer
	if (reviewerName && reviewerName !== name) return { name: reviewerName }
	return { name, credential, registration: `${credential}, Registro ${site.regulator.name} ${site.regulator.number}` }
}
