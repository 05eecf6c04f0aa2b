import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import type { UserRole } from '#core/users/user-role.ts'
import { type Shell, ShellContext } from '../shell-context.ts'
import { AltProposal } from './alt-proposal.tsx'

const idle = () => {}

function markupOf({ seesPictures, role = 'admin' }: { seesPictures: boolean; role?: UserRole }): string {
	const openings = { toggleTheme: idle, openDrawer: idle, openSearch: idle, openShortcuts: idle }
	const shell: Shell = { theme: 'light', userName: 'Ana', role, ...openings }
	const id = 'routes/admin/layout'
	const index = { id: 'index', index: true as const, Component: () => <AltProposal url="/a" onAccept={idle} /> }
	const Stub = createRoutesStub([{ id, path: '/', Component: Outlet, children: [index] }])
	return renderToStaticMarkup(
		<ShellContext value={shell}>
			<Stub hydrationData={{ loaderData: { [id]: { seesPictures } } }} />
		</ShellContext>,
	)
}

test('with a model that sees pictures there is a button, and nothing that it did not say', () => {
	const markup = markupOf({ seesPictures: true })
	expect(markup).toContain('Propor texto a partir da imagem')
	expect(markup).not.toContain('Proposta')
})

test('without a key it is said that nobody sees the picture, and where the key goes', () => {
	const markup = markupOf({ seesPictures: false })
	expect(markup).toContain('sem a chave do Gemini (GEMINI_API_KEY, no ambiente do servidor)')
	expect(markup).toContain('href="/admin/image-settings"')
	expect(markup).not.toContain('<button')
	expect(markupOf({ seesPictures: false, role: 'reviewer' })).toBe('')
})
