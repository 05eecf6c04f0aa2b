import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ShellContext } from '#app/components/admin/shell-context.ts'
import type { BinPage, BinRow } from '#core/posts/bin/list-bin.ts'
import Bin from './bin.tsx'

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
function screenFor(loaderData: { list: BinPage | undefined; problem?: string }, address = '/'): string {
	const Stub = createRoutesStub([{ id: 'bin', path: '/', Component: Bin as never }])
	return renderToStaticMarkup(
		<ShellContext value={shell}>
			<Stub initialEntries={[address]} hydrationData={{ loaderData: { bin: loaderData } }} />
		</ShellContext>,
	)
}

function aRow(overrides: Partial<BinRow> = {}): BinRow {
	return {
		id: '00000000-0000-4000-8000-000000000001',
		title: 'Granizo',
		slug: 'granizo',
		status: 'published',
		wasPublished: true,
		deletedAt: new Date('2026-03-10T12:00:00Z'),
		deletedByName: 'Rita',
		goneTo: null,
		daysLeft: 28,
		...overrides,
	}
}

function holding(...posts: BinRow[]): { list: BinPage } {
	return { list: { posts, page: 1, pageCount: 1, total: posts.length } }
}

test('an empty bin says how long things stay; a search without a match is told apart', () => {
	expect(screenFor(holding())).toContain('A lixeira está vazia')
	expect(screenFor(holding(), '/?busca=granizo')).toContain('Nada encontrado na lixeira')
})

test('a bin that cannot be read is said to be so, with the id under which it stands in the log', () => {
	const html = screenFor({ list: undefined, problem: 'abc-1' })
	expect(html).toContain('Não foi possível carregar a lixeira.')
	expect(html).toContain('abc-1')
})

test('a row says whose doing it was, how long it stays, and what its readers see', () => {
	const html = screenFor(holding(aRow()))
	for (const words of [
		'Excluído por Rita em',
		'sai de vez em 28 dias',
		'Restaurado, volta ao ar',
		'(410)',
		'Redirecionar',
	])
		expect(html).toContain(words)
	expect(screenFor(holding(aRow({ goneTo: '/seguros/auto' })))).toContain('leitores vão para /seguros/auto')
})

test('of what readers never had nothing is said about them, and nobody is named who is not known', () => {
	const html = screenFor(holding(aRow({ status: 'draft', wasPublished: false, deletedByName: null, title: ' ' })))
	expect(html).toContain('Sem título')
	expect(html).toContain('Excluído em')
	expect(html).toContain('Restaurado, volta como rascunho')
	expect(html).not.toMatch(/410|Redirecionar|leitores/)
})

test('the last days are told in red', () => {
	const red = 'font-semibold text-err'
	expect(screenFor(holding(aRow({ daysLeft: 3 })))).toContain(red)
	expect(screenFor(holding(aRow({ daysLeft: 4 })))).not.toContain(red)
})

test('restoring is a form of its own, so that it needs no script', () => {
	const html = screenFor(holding(aRow()))
	expect(html).toMatch(
		/<form[^>]*action="\/admin\/lixeira"[^>]*method="post"|<form[^>]*method="post"[^>]*action="\/admin\/lixeira"/,
	)
	expect(html).toContain('name="intent" value="restore"')
})
