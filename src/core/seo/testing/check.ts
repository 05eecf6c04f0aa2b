import { type Check, checkArticle, type Surroundings } from '../check-article.ts'
import type { Article, Finding } from '../finding.ts'
import { goodArticle, surroundings } from './good-article.ts'

/** The good article with something changed, as the rules see it. */
export function check(changes: Partial<Article> = {}, around: Partial<Surroundings> = {}): Check {
	return checkArticle({ ...goodArticle, ...changes }, { ...surroundings, ...around })
}

/** What one rule finds in it. */
export function found(id: string, changes: Partial<Article> = {}, around: Partial<Surroundings> = {}): Finding[] {
	return check(changes, around).findings.filter((finding) => finding.id === id)
}

/** The good article's text and something more. */
export function plus(html: string): { content: string } {
	return { content: goodArticle.content + html }
}

export function words(count: number, word = 'termo'): string {
	return Array.from({ length: count }, () => word).join(' ')
}
