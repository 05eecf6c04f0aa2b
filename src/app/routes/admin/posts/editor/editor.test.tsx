import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ShellContext } from '#app/components/admin/shell-context.ts'
import { correlationId, type Services, services } from '#app/services.ts'
import { signedInAdmin } from '../../signed-in-admin.ts'
import { ErrorBoundary, loader } from './editor.tsx'

test('an article is begun also while the categories cannot be read, and the fault is logged', async () => {
	const logged: string[] = []
	const log = { error: (_fields: object, message: string) => logged.push(message) }
	const context = new RouterContextProvider()
	// No database at all: whoever asks it for something fails.
	const images = { sources: {} }
	context.set(services, { db: {}, log, images, siteUrl: 'https://faroldosul.example' } as unknown as Services)
	context.set(correlationId, 'c-1')
	context.set(signedInAdmin, { id: 'ana' } as never)
	const url = new URL('https://faroldosul.example/admin/posts/new')
	const loaded = await loader({ params: { id: 'new' }, url, context } as never)
	expect(loaded).toMatchObject({ categories: [], unread: 'categories', opened: { postId: null } })
	expect(logged).toEqual(['the categories could not be read'])
})

test('an article that cannot be read is said to be so, with the id under which it stands in the log', () => {
	const Stub = createRoutesStub([
		{ id: 'editor', path: '/', Component: () => null, ErrorBoundary: ErrorBoundary as never },
	])
	const errors = { editor: new ErrorResponse(503, '', { correlationId: 'abc-1' }) }
	const nothing = () => {}
	const shell = {
		toggleTheme: nothing,
		openDrawer: nothing,
		openSearch: nothing,
		openShortcuts: nothing,
		userName: 'Ana',
		role: 'admin' as const,
	}
	const html = renderToStaticMarkup(
		<ShellContext value={{ theme: 'light', ...shell }}>
			<Stub initialEntries={['/']} hydrationData={{ loaderData: {}, errors }} />
		</ShellContext>,
	)
	expect(html).toContain('Erro ao carregar post')
	expect(html).toContain('abc-1')
})
