import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ShellContext } from '#app/components/admin/shell-context.ts'
import Posts from './list.tsx'
import { parseListQuery } from './list-query.ts'

const shell = {
	theme: 'light' as const,
	toggleTheme: () => {},
	openDrawer: () => {},
	openSearch: () => {},
	userName: 'Ana',
	role: 'admin' as const,
}

/** The screen as the server renders it. */
function screenFor(loaderData: Record<string, unknown>): string {
	const Stub = createRoutesStub([{ id: 'list', path: '/', Component: Posts as never }])
	return renderToStaticMarkup(
		<ShellContext value={shell}>
			<Stub initialEntries={['/']} hydrationData={{ loaderData: { list: loaderData } }} />
		</ShellContext>,
	)
}

function nothingFor(search: string) {
	const query = parseListQuery(new URLSearchParams(search))
	const counts = { all: 0, published: 0, draft: 0, scheduled: 0 }
	const pages = { total: 0, more: [], page: 1, pageCount: 1, perPage: 20 }
	return { list: { query, posts: [], counts, ...pages, categories: [], unsaved: [], inBin: 0 }, problem: undefined }
}

test('a blog without articles asks for the first, filters that hide all ask to be changed', () => {
	expect(screenFor(nothingFor(''))).toContain('Comece criando seu primeiro post!')
	expect(screenFor(nothingFor('busca=farol'))).toContain('Tente ajustar os filtros de busca.')
})

test('a list that cannot be read is said to be so, with the id under which it stands in the log', () => {
	const html = screenFor({ list: undefined, problem: 'abc-1' })
	expect(html).toContain('Erro ao carregar posts')
	expect(html).toContain('abc-1')
})

test('a tab with more matches than are counted says so, to eyes and ears', () => {
	const { list } = nothingFor('busca=seguro')
	const html = screenFor({ list: { ...list, counts: { ...list.counts, all: 1000, draft: 999 }, more: ['all'] } })
	expect(html).toContain('<span class="sr-only">mais de </span>1.000<span aria-hidden="true">+</span>')
	expect(html).toMatch(/>999<\/span>/)
})
