import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ShellContext } from '#app/components/admin/shell-context.ts'
import Posts from './list.tsx'

const shell = {
	theme: 'light' as const,
	toggleTheme: () => {},
	openDrawer: () => {},
	openSearch: () => {},
	openShortcuts: () => {},
	userName: 'Ana',
	role: 'admin' as const,
}

/** The screen as the server renders it. */
function screenFor(loaderData: Record<string, unknown>, search = ''): string {
	const Stub = createRoutesStub([{ id: 'list', path: '/', Component: Posts as never }])
	return renderToStaticMarkup(
		<ShellContext value={shell}>
			<Stub initialEntries={[`/?${search}`]} hydrationData={{ loaderData: { list: loaderData } }} />
		</ShellContext>,
	)
}

function nothing() {
	const counts = { all: 0, published: 0, draft: 0, 'in-review': 0, scheduled: 0 }
	const pages = { total: 0, more: [], page: 1, pageCount: 1, perPage: 20 }
	return {
		list: { posts: [], counts, ...pages, categories: [], authors: [], unsaved: [], inBin: 0 },
		problem: undefined,
	}
}

test('a blog without articles asks for the first, filters that hide all ask to be changed', () => {
	expect(screenFor(nothing())).toContain('Comece criando seu primeiro post!')
	expect(screenFor(nothing(), 'busca=farol')).toContain('Tente ajustar os filtros de busca.')
})

test('a list that cannot be read is said to be so, with the id under which it stands in the log', () => {
	const html = screenFor({ list: undefined, problem: 'abc-1' })
	expect(html).toContain('Erro ao carregar posts')
	expect(html).toContain('abc-1')
})

test('a tab with more matches than are counted says so, to eyes and ears', () => {
	const { list } = nothing()
	const html = screenFor(
		{ list: { ...list, counts: { ...list.counts, all: 1000, draft: 999 }, more: ['all'] } },
		'busca=seguro',
	)
	expect(html).toContain('<span class="sr-only">mais de </span>1.000<span aria-hidden="true">+</span>')
	expect(html).toMatch(/>999<\/span>/)
})

test('what one has not saved is told whatever the rules say of the article', () => {
	const { list } = nothing()
	const at = new Date('2026-11-16T12:00:00Z')
	const score = { value: 50, at, current: true, critical: 'O texto não tem link para nenhuma fonte oficial.' }
	const post = {
		id: 'a',
		title: 'Vistoria',
		slug: 'vistoria',
		status: 'published',
		createdAt: at,
		publishedAt: at,
		score,
	}
	expect(screenFor({ list: { ...list, posts: [post] } })).toContain(score.critical)
	const html = screenFor({ list: { ...list, posts: [{ ...post, copiedAt: at }] } })
	expect(html).toContain('Cópia guardada 16/11 09:00, não salva')
})
