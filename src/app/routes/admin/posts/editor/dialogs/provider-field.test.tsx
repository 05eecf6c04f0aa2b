import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type Shell, ShellContext } from '#app/components/admin/shell-context.ts'
import type { PictureProvider } from '#core/images/list-picture-providers.ts'
import type { UserRole } from '#core/users/user-role.ts'
import { ProviderField } from './provider-field.tsx'

const gemini: PictureProvider = { id: 'gemini', isPaid: true, priceUsd: 0.067 }
const unsplash: PictureProvider = { id: 'unsplash', isPaid: false }
const idle = () => {}

function markupOf(providers: PictureProvider[], role: UserRole = 'admin'): string {
	const shell: Shell = {
		theme: 'light',
		toggleTheme: idle,
		openDrawer: idle,
		openSearch: idle,
		openShortcuts: idle,
		userName: 'Ana',
		role,
	}
	return renderToStaticMarkup(
		<MemoryRouter>
			<ShellContext value={shell}>
				<ProviderField providers={providers} disabled={false} />
			</ShellContext>
		</MemoryRouter>,
	)
}

test('whoever can be asked is offered with the price, and nothing else is said', () => {
	const markup = markupOf([gemini, unsplash])
	expect(markup).toMatch(/<option value="gemini">Gemini \(US\$\s0,067\)<\/option>/)
	expect(markup).toContain('<option value="unsplash">Unsplash (grátis)</option>')
	expect(markup).not.toContain('chave')
	expect(markupOf([{ ...gemini, priceUsd: undefined }])).toContain('Gemini (pago)')
})

test('who has no key cannot be chosen, and it is said where the key goes', () => {
	const markup = markupOf([{ ...gemini, cannot: 'no-key' }, unsplash])
	expect(markup).toContain('<option value="gemini" disabled="">Gemini (sem chave)</option>')
	expect(markup).toContain('O Gemini não tem chave: ela vai em GEMINI_API_KEY, no ambiente do servidor.')
	expect(markup).toContain('href="/admin/image-settings"')
	expect(markup).not.toContain('desenho do site')
})

test('without anybody to ask, what comes instead is said; who may not change settings is led nowhere', () => {
	const off: PictureProvider[] = [
		{ ...gemini, cannot: 'switched-off' },
		{ ...unsplash, cannot: 'no-key' },
	]
	expect(markupOf(off)).toContain('O Gemini está desligado nas configurações.')
	expect(markupOf(off)).toContain('Sem nenhum deles, a imagem é um desenho do site.')
	expect(markupOf(off, 'author')).not.toContain('href=')
})
