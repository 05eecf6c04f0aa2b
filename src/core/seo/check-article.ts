import { readArticleText } from './article-text.ts'
import type { Article, Finding, Group, Rule, Severity, Subject } from './finding.ts'
import { isPassing, MOST_UNREVIEWED, WEIGHTS } from './points.ts'
import { rules } from './rules/all.ts'
import { hints } from './rules/hints.ts'

/** A rule with what it granted: the sum of these is the score. */
export type RuleResult = Pick<Rule, 'id' | 'group' | 'label'> & { points: number; granted: number; evidence: string }

export type Check = {
	score: number
	/** The most that it can be: a hundred with a person's review of this version. */
	possible: number
	html: number
	ymyl: number
	passes: boolean
	rules: RuleResult[]
	/** The gravest first. */
	findings: Finding[]
	/** The most similar of our other articles, as the check was told. */
	closest?: Subject['closest']
}

export type Surroundings = Omit<Subject, keyof Article | 'text'>

/** Checks an article by every rule. Pure: the same article in the same surroundings always gets the same answer. */
export function checkArticle(article: Article, surroundings: Surroundings): Check {
	const subject: Subject = { ...article, ...surroundings, text: readArticleText(article.content) }
	const results: RuleResult[] = []
	const findings: Finding[] = []
	for (const rule of rules) {
		const verdict = rule.check(subject)
		const granted = tenths(rule.points * Math.min(1, Math.max(0, verdict.granted)))
		const { id, group, label, points } = rule
		results.push({ id, group, label, points, granted, evidence: verdict.evidence })
		const shares = sharesOf(points - granted, verdict.notices.length)
		for (const [index, notice] of verdict.notices.entries())
			findings.push({ field: 'content', autoFixable: false, ...notice, id, points: shares[index]! })
	}
	for (const { id, find } of hints)
		for (const tip of find(subject))
			findings.push({ field: 'content', autoFixable: false, ...tip, id, severity: 'dica', points: 0 })
	const html = scoreOf(results, 'html')
	const ymyl = scoreOf(results, 'ymyl')
	const score = tenths(WEIGHTS.html * html + WEIGHTS.ymyl * ymyl)
	const reviewed = results.every(({ id, granted }) => granted > 0 || !personal.has(id))
	return {
		score,
		possible: reviewed ? 100 : MOST_UNREVIEWED,
		html,
		ymyl,
		passes: isPassing({ html, ymyl, score, findings }),
		rules: results,
		findings: findings.toSorted((a, b) => gravity[a.severity] - gravity[b.severity] || b.points - a.points),
		closest: subject.closest,
	}
}

const personal = new Set(rules.filter(({ byPerson }) => byPerson).map(({ id }) => id))

const gravity: Record<Severity, number> = { crítico: 0, aviso: 1, dica: 2 }

function scoreOf(results: readonly RuleResult[], group: Group): number {
	return tenths(results.filter((result) => result.group === group).reduce((sum, { granted }) => sum + granted, 0))
}

/** Splits lost points over the findings that cost them, to the tenth and without loss. */
function sharesOf(lost: number, count: number): number[] {
	const share = tenths(lost / Math.max(1, count))
	return Array.from({ length: count }, (_, index) => (index === 0 ? tenths(lost - share * (count - 1)) : share))
}

function tenths(value: number): number {
	return Math.round(value * 10) / 10
}
