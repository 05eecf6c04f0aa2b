import { expect, test } from 'vitest'
import { ShellContext } from '#app/components/admin/shell-context.ts'
import { renderWithSite } from '#app/testing/render-with-site.tsx'
import type { RunView } from '#core/generation/runs/find-run.ts'
import { runSettings } from '#core/generation/runs/run-settings.ts'
import { stepsFor, withStep } from '#core/generation/runs/run-steps.ts'
import { goodArticle } from '#core/seo/testing/good-article.ts'
import { Result } from './result.tsx'

const shell = {
	theme: 'light' as const,
	toggleTheme: () => {},
	openDrawer: () => {},
	openSearch: () => {},
	openShortcuts: () => {},
	userName: 'Ana',
	role: 'admin' as const,
}

const { title, metaTitle, metaDescription, content, sourceUrls } = goodArticle
const article = { title, metaTitle, metaDescription, content, excerpt: 'Resumo.', tags: [], sourceUrls }
const reasons = [{ code: 'low-score' as const, message: 'Nota baixa.', critical: false, about: '' }]
const settings = runSettings.parse({ autoPublish: true })
const heldBack: RunView = {
	id: 'run',
	trigger: 'manual',
	prompt: 'tema',
	category: null,
	settings,
	state: 'completed',
	cancelRequested: false,
	steps: withStep(stepsFor(settings), 'publish', { status: 'completed', reasons }),
	content: { article, original: article, quotes: [] },
	score: 70,
	warnings: [],
	sources: [],
	provider: 'local',
	model: null,
	error: null,
	post: { id: 'post', slug: 'tema', title, status: 'draft' },
	inBin: false,
	startedByName: 'Ana',
	usage: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
	createdAt: '2026-03-10T12:00:00.000Z',
	startedAt: null,
	finishedAt: null,
}

function screenFor(run: RunView): string {
	const live = { run, events: [], connection: 'over' as const }
	const judged = { reasons: [], rules: [], score: 70 }
	const loaded = { run, events: [], previewHtml: content, judged, wishes: [] }
	return renderWithSite(
		<ShellContext value={shell}>
			<Result live={live} loaded={loaded} judged={judged} siteUrl="https://faroldosul.example" />
		</ShellContext>,
	)
}

test('an article that was held back is said to be a draft while it is one', () => {
	const html = screenFor(heldBack)
	expect(html).toContain('está salvo como rascunho')
	// It may have been there in between.
	expect(html).toContain('Nada está no ar.')
	const published = screenFor({ ...heldBack, post: { ...heldBack.post!, status: 'published' } })
	expect(published).toContain('O artigo está no ar.')
	expect(published).not.toContain('rascunho')
})

test('an article in the bin is said to be there, and is not kept a second time', () => {
	const html = screenFor({ ...heldBack, post: null, inBin: true })
	expect(html).toContain('O artigo está na lixeira.')
	expect(html).toMatch(/O artigo está na <a class="underline" href="\/admin\/lixeira"/)
	for (const said of ['rascunho', 'Nada foi guardado', 'Abrir no editor']) expect(html).not.toContain(said)
	expect(screenFor({ ...heldBack, post: null })).toContain('Salvar como rascunho')
})

test('of a run that was broken off only what is not kept yet can be', () => {
	const cancelled = { ...heldBack, state: 'cancelled', post: null } as const
	expect(screenFor(cancelled)).toContain('pode ser salvo como rascunho')
	expect(screenFor({ ...cancelled, inBin: true })).not.toContain('pode ser salvo')
	expect(screenFor({ ...cancelled, post: heldBack.post })).not.toContain('pode ser salvo')
})
