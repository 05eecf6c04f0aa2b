import { createRequire } from 'node:module'
import { demoPosts } from '#core/demo/posts.ts'
import { checkArticle } from '#core/seo/check-article.ts'

const ROUNDS = 5

/** The parts of the yoastseo package that an analysis needs; it has no types of its own. */
type Yoast = {
	Paper: new (text: string, attributes: Record<string, unknown>) => { setTree: (tree: unknown) => void }
	Researcher: new (paper: unknown) => object
	LanguageProcessor: new (researcher: object) => object
	build: (paper: unknown, processor: object) => unknown
	assessors: (new (researcher: object, options: object) => { assess: (paper: unknown) => void })[]
}

/** Our check of an article against the best-known one, on the same Portuguese articles in the same process. */
export function measureSeo(): void {
	const yoast = loadYoast()
	const now = new Date()
	const ours = () =>
		demoPosts.forEach((post) => {
			checkArticle({ ...post, factCheckedAt: now }, { now, siteUrl: 'https://exemplo.com.br', hasSkipLink: true })
		})
	const theirs = () => demoPosts.forEach((post) => analyze(yoast, post))
	// Once unmeasured, so that both have met their texts.
	ours()
	theirs()
	const [fast, slow] = [medianOf(ours), medianOf(theirs)]
	const each = (ms: number) => `${(ms / demoPosts.length).toFixed(2)} ms`
	console.log('\nVerificação de SEO, por artigo da demonstração (mediana)\n')
	console.log(`nossa       ${each(fast)}`)
	console.log(`yoastseo    ${each(slow)}   ${(slow / fast).toFixed(1)}x a nossa\n`)
}

function loadYoast(): Yoast {
	const load = createRequire(import.meta.url) as unknown as (id: string) => Record<string, never>
	const { Paper, SeoAssessor, ContentAssessor } = load('yoastseo')
	return {
		Paper,
		Researcher: load('yoastseo/build/languageProcessing/languages/pt/Researcher')['default'],
		LanguageProcessor: load('yoastseo/build/parse/language/LanguageProcessor')['default'],
		build: load('yoastseo/build/parse/build')['build'],
		assessors: [SeoAssessor, ContentAssessor],
	} as unknown as Yoast
}

function analyze(
	{ Paper, Researcher, LanguageProcessor, build, assessors }: Yoast,
	post: (typeof demoPosts)[number],
): void {
	const { content, title, metaTitle, metaDescription, slug } = post
	const paper = new Paper(content, {
		keyword: slug.split('-').slice(0, 2).join(' '),
		title: metaTitle || title,
		titleWidth: 500,
		description: metaDescription,
		slug,
		locale: 'pt_BR',
	})
	const researcher = new Researcher(paper)
	paper.setTree(build(paper, new LanguageProcessor(researcher)))
	for (const Assessor of assessors) new Assessor(researcher, {}).assess(paper)
}

function medianOf(work: () => void): number {
	const times = Array.from({ length: ROUNDS }, () => {
		const started = performance.now()
		work()
		return performance.now() - started
	})
	return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
}
