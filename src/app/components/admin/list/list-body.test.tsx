import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ChoiceFilter, KeptFilter, SearchFilter } from './filter-fields.tsx'
import { FilterForm } from './filter-form.tsx'
import { ListBody } from './list-body.tsx'
import { choiceParam, defineList, pageParam, textParam } from './list-query.ts'
import { PageLinks } from './pager.tsx'
import { StateLinks } from './state-links.tsx'
import { useListQuery } from './use-list.ts'

const letters = defineList('/cartas', {
	text: textParam('q', 50),
	state: choiceParam('estado', { open: 'aberta', closed: 'fechada' }),
	tab: choiceParam('aba', { all: '', kept: 'guardadas' }, 'all'),
	page: pageParam(),
})

function Letters({ rows, total }: { rows: string[]; total: number }) {
	const query = useListQuery(letters)
	const { text, state, tab } = letters.params
	return (
		<>
			<FilterForm action={letters.path} filtered={letters.isFiltered(query)}>
				<KeptFilter param={tab} value={query.tab} />
				<SearchFilter param={text} value={query.text} placeholder="Nome" />
				<ChoiceFilter
					param={state}
					value={query.state}
					label="Situação"
					all="Todas"
					labels={{ open: 'Aberta', closed: 'Fechada' }}
				/>
			</FilterForm>
			<StateLinks
				label="Abas"
				current={query.tab}
				hrefFor={(wanted) => letters.href(query, { tab: wanted })}
				states={[
					{ state: 'all', label: 'todas', count: 1234 },
					{ state: 'kept', label: 'guardadas', count: 3 },
				]}
			/>
			<ListBody
				list={letters}
				query={query}
				empty={rows.length === 0}
				bulk={<b>Em lote</b>}
				nothing={{ title: 'Nenhuma carta ainda', hint: 'Escreva.' }}
				noMatch={{ title: 'Nenhuma carta encontrada', hint: 'Procure outra.' }}
			>
				<p>{rows.join()}</p>
				<PageLinks
					page={query.page}
					pageCount={Math.ceil(total / 2)}
					total={total}
					nouns={['carta', 'cartas']}
					hrefFor={(page) => letters.href(query, { page })}
				/>
			</ListBody>
		</>
	)
}

/** As the server renders it, which is all there is without JavaScript. */
function screenAt(address: string, rows: string[] = [], total = rows.length): string {
	const Stub = createRoutesStub([{ path: '/cartas', Component: () => <Letters rows={rows} total={total} /> }])
	return renderToStaticMarkup(<Stub initialEntries={[address]} />)
}

test('nothing at all is not the same as nothing that fits the filters', () => {
	expect(screenAt('/cartas')).toContain('Nenhuma carta ainda')
	expect(screenAt('/cartas')).not.toContain('Em lote')
	expect(screenAt('/cartas?estado=qualquer')).toContain('Nenhuma carta ainda')
	const filtered = screenAt('/cartas?q=ana')
	expect(filtered).toContain('Nenhuma carta encontrada')
	expect(filtered).toMatch(/href="\/cartas"[^>]*>Limpar filtros/)
})

test('the form says what the address says, and carries the tab along', () => {
	const html = screenAt('/cartas?q=ana&estado=fechada&aba=guardadas&pagina=2', ['Ana'])
	expect(html).toMatch(/<form role="search" [^>]*action="\/cartas"/)
	expect(html).toContain('<input type="hidden" name="aba" value="guardadas"/>')
	expect(html).toMatch(/<input type="search" maxLength="50" [^>]*name="q" value="ana"/)
	expect(html).toContain('<option value="fechada" selected="">Fechada</option>')
	expect(html).not.toContain('name="pagina"')
	expect(screenAt('/cartas')).not.toContain('type="hidden"')
})

test('a tab says how many it holds and leads to its first page', () => {
	const html = screenAt('/cartas?q=ana&pagina=2', ['Ana'])
	expect(html).toMatch(/<a aria-current="page"[^>]*href="\/cartas\?q=ana"[^>]*>todas<span[^>]*>1\.234/)
	expect(html).toMatch(/href="\/cartas\?q=ana&amp;aba=guardadas"[^>]*>guardadas/)
})

test('a pager leads to the pages there are', () => {
	expect(screenAt('/cartas', ['Ana'])).toContain('1 carta<')
	expect(screenAt('/cartas', ['Ana'])).not.toContain('Próxima')
	const middle = screenAt('/cartas?q=a&pagina=2', ['Ana', 'Bia'], 5)
	expect(middle).toContain('5 cartas · página 2 de 3')
	expect(middle).toMatch(/href="\/cartas\?q=a"[^>]*>.*Anterior/)
	expect(middle).toMatch(/href="\/cartas\?q=a&amp;pagina=3"[^>]*>Próxima/)
	expect(screenAt('/cartas?pagina=3', ['Eva'], 5)).not.toContain('Próxima')
})
