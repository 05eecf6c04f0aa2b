import { expect, test } from 'vitest'
import { adminScreens } from './admin-navigation.ts'
import { entriesOf, screensMatching } from './palette-entries.ts'

const admin = { role: 'admin' } as const

test('before anything is typed every screen is offered', () => {
	expect(screensMatching(' ', admin)).toHaveLength(adminScreens.length)
})

test.for([
	['midia', ['Mídia']],
	['POST', ['Posts do Blog', 'Novo Post']],
	['imagem', ['Configurações de Imagem']],
	['nada disso', []],
	['???', []],
] as const)('%s finds %s', ([text, labels]) => {
	expect(screensMatching(text, admin).map(({ label }) => label)).toEqual(labels)
})

test('a lead without a name is called by what is known of it, and its address says nothing about the person', () => {
	const lead = { id: 'l1', number: 1042, name: null, email: null, product: 'Seguro Auto', status: 'new' } as const
	const entry = entriesOf({ posts: [], leads: [lead], users: [] })[1]?.entries[0]
	expect(entry).toMatchObject({ label: 'Seguro Auto', detail: '#1042, novo', to: '/admin/leads/l1' })
})
