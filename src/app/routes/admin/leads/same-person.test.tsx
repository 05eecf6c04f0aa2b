import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SamePerson } from './same-person.tsx'

test('where only others write from the contact, nobody says that nobody does', () => {
	const other = { id: 'a', reference: '#1002', about: 'Seguro Auto', status: 'new' as const, when: 'ontem' }
	const shown = { joined: [], total: 0, parted: [other], person: '(51) 99999-0000', search: '' }
	const Stub = createRoutesStub([{ path: '/', Component: () => <SamePerson {...shown} /> }])
	const html = renderToStaticMarkup(<Stub initialEntries={['/']} />)
	expect(html).toContain('Nenhum outro pedido desta pessoa.')
	expect(html).toContain('Mesmo contato, outra pessoa')
	expect(html).not.toContain('com este e-mail ou telefone')
})
